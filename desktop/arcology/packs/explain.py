"""Turns the findings of pydantic into faults that the author of a pack understands."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from arcology.packs.lines import Path, field_name
from arcology.packs.problems import PackProblem

_EXPECTED = {
    "missing": "this field is missing",
    "extra_forbidden": "there is no such field here",
    "int_type": "expected a whole number",
    "int_from_float": "expected a whole number",
    "string_type": "expected a text",
    "tuple_type": "expected a list",
    "list_type": "expected a list",
    "model_type": "expected an object",
    "dict_type": "expected an object",
    "enum": "expected {expected}",
    "literal_error": "expected {expected}",
    "union_tag_invalid": "expected one of {expected_tags} as {discriminator}",
    "union_tag_not_found": "expected an object with the field {discriminator}",
    "greater_than_equal": "expected at least {ge}",
    "less_than_equal": "expected at most {le}",
    "too_short": "expected at least {min_length} in this list, found {actual_length}",
    "too_long": "expected at most {max_length} in this list, found {actual_length}",
    "string_too_short": "expected a text that is not empty",
    "string_pattern_mismatch": "expected a name that matches {pattern}",
    "value_error": "{error}",
}
_SAYS_WHAT_IT_FOUND = {"missing", "extra_forbidden", "too_short", "too_long", "value_error"}


class FieldFault(ValueError):
    """A fault that a check of a whole model found in one of its parts; `path` leads there from the model."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


def explain(file: str, lines: Mapping[Path, int], error: ValidationError) -> Sequence[PackProblem]:
    """One fault for each finding; `lines` says where the values of the file stand."""
    findings = error.errors(include_url=False)
    return [
        _explain_one(file, lines, finding)
        for finding in findings
        if finding["type"] != "too_short" or not any(_inside(other, finding) for other in findings)
    ]


def _inside(finding: ErrorDetails, other: ErrorDetails) -> bool:
    """Whether one finding lies in an entry of the list of the other, which then counts one entry too few for it."""
    outer = other["loc"]
    return len(finding["loc"]) > len(outer) and finding["loc"][: len(outer)] == outer


def _explain_one(file: str, lines: Mapping[Path, int], finding: ErrorDetails) -> PackProblem:
    kind = finding["type"]
    context: dict[str, Any] = finding.get("ctx", {})
    path: Path = ()
    # A union names the chosen alternative inside the location; that step is not in the file.
    for step in finding["loc"]:
        if (*path, step) in lines:
            path = (*path, step)
    fault = context.get("error")
    if isinstance(fault, FieldFault):
        path += fault.path
    line = next(lines[path[:length]] for length in range(len(path), -1, -1) if path[:length] in lines)
    if kind == "missing":
        path = (*path, finding["loc"][-1])
    template = _EXPECTED.get(kind)
    message = template.format_map(context) if template else f"expected something else: {finding['msg']}"
    if kind not in _SAYS_WHAT_IT_FOUND:
        message += f", found {_short(finding['input'])}"
    return PackProblem(file, line, field_name(path), message)


def _short(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False)
    except TypeError:
        text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
