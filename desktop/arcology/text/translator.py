"""From message records to words. The app builds one `Catalogues` and one `Translator` and hands them down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from arcology.engine.text import SeatRef, Text
from arcology.text.catalogue import Catalogue, load_catalogue
from arcology.text.placeholders import fill
from arcology.text.po import CatalogueBroken
from arcology.text.pseudo import NAME as PSEUDO
from arcology.text.pseudo import pseudo

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"


class Catalogues:
    """All texts of one language with English behind it; a namespace is read when its first text is asked for."""

    def __init__(self, folders: Iterable[Traversable], language: str = ENGLISH) -> None:
        """``folders`` are ``translations`` folders: the program's own first, then those of plug-ins."""
        self._folders = tuple(folders)
        self._loaded: dict[tuple[str, str], tuple[Catalogue, ...]] = {}
        self._overrides: Mapping[str, Mapping[str, Sequence[str]]] = {}
        self.problems: list[str] = []
        self.use(language)

    def use(self, language: str) -> None:
        """Switches to ``language`` (``de_AT``, ``pseudo``); what it lacks comes from its parent, then from English."""
        self.language = language
        parent = language.partition("_")[0]
        wanted = [] if language == PSEUDO else [language, parent]
        self._chain = tuple(dict.fromkeys([*wanted, ENGLISH]))

    def override(self, texts: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """Puts the texts of a pack above every catalogue, in place of those of an earlier pack (``{}``: none).

        ``texts`` is language -> id -> the text alone, or its plural forms.
        """
        self._overrides = texts

    def languages(self) -> list[str]:
        """The languages that the program itself has, English first."""
        found = {
            entry.name
            for folder in self._folders[:1]
            for entry in folder.iterdir()
            if any((entry / "LC_MESSAGES" / f"app.{kind}").is_file() for kind in ("mo", "po"))
        }
        return sorted(found, key=lambda language: (language != ENGLISH, language))

    def language_name(self, language: str) -> str:
        """What ``language`` calls itself, for a list to choose from."""
        id = "app.language_name"
        return next((name for part in self._parts(language, "app") if (name := part.find(id))), language)

    def find(self, id: str, n: int | None = None) -> str:
        """The template for ``id``, in the plural form for ``n``; ``""`` when no language in the chain has it."""
        texts = (text for language in self._chain if (text := self._find_in(language, id, n)))
        template = next(texts, "")
        return pseudo(template) if self.language == PSEUDO else template

    def _find_in(self, language: str, id: str, n: int | None) -> str:
        parts = self._parts(language, id.partition(".")[0])
        if forms := self._overrides.get(language, {}).get(id):
            return parts[0].choose(forms, n)
        return next((found for part in parts if (found := part.find(id, n))), "")

    def _parts(self, language: str, namespace: str) -> tuple[Catalogue, ...]:
        key = (language, namespace)
        if key not in self._loaded:
            self._loaded[key] = tuple(self._load(folder, *key) for folder in self._folders)
        return self._loaded[key]

    def _load(self, folder: Traversable, language: str, namespace: str) -> Catalogue:
        """A broken catalogue must not stop the program: it is empty and named in ``problems``."""
        try:
            return load_catalogue(folder, language, namespace)
        except CatalogueBroken as problem:
            self.problems.append(str(problem))
            return Catalogue(b"")


class Translator:
    """Renders messages for a person. Calling it is `render`: ``tr("app.saved", name="…")``."""

    def __init__(self, catalogues: Catalogues, seat_name: Callable[[int], Text | str] | None = None) -> None:
        """``seat_name`` names a seat inside messages; by default it is "player 1" for seat 0 and so on."""
        self.catalogues = catalogues
        self._seat_name = seat_name

    def with_seats(self, seat_name: Callable[[int], Text | str]) -> Translator:
        """The same languages with other names for the seats: what a table uses for its own game."""
        return Translator(self.catalogues, seat_name)

    def __call__(self, message: Text | str, /, **args: Any) -> str:
        return self.render(message, **args)

    def render(self, message: Text | str, /, **args: Any) -> str:
        """The words for a message or an id.

        ``args`` add to (and win over) those of the record. An integer ``n`` chooses the plural form. Arguments that are
        messages or seats are rendered first, tuples as a list with commas. An id that no catalogue has shows as itself
        in brackets.
        """
        id, values = (message, args) if isinstance(message, str) else (message.id, {**dict(message.args), **args})
        count = values.get("n")
        template = self.catalogues.find(id, count if isinstance(count, int) else None)
        if not template:
            return f"⟦{id}⟧"
        return fill(template, {name: self._plain(value) for name, value in values.items()})

    def has(self, id: str) -> bool:
        """Whether any catalogue of the chain knows ``id``."""
        return bool(self.catalogues.find(id))

    def _plain(self, value: Any) -> str | int | float:
        if isinstance(value, Text):
            return self.render(value)
        if isinstance(value, SeatRef):
            if self._seat_name is None:
                return self.render("app.seat", number=value.seat + 1)
            name = self._seat_name(value.seat)
            return self.render(name) if isinstance(name, Text) else name
        if isinstance(value, tuple | list):
            return self.render("app.list_separator").join(str(self._plain(part)) for part in value)
        return value if isinstance(value, int | float) else str(value)
