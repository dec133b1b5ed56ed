; The installer for Windows, for one person and without asking for rights. build.py gives VERSION, FOLDER (the folder
; build, made on Windows) and OUT.
Unicode true
!include "MUI2.nsh"

Name "Arcology"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Arcology"
InstallDirRegKey HKCU "Software\Arcology" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Arcology"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Arcology: a table for science-fiction board games"
VIAddVersionKey "LegalCopyright" "The Arcology authors, MIT licence"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Arcology"

!insertmacro MUI_PAGE_LICENSE "${FOLDER}/licences/LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"

Section "Arcology"
  ; What an earlier version has left must not be found by this one.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Arcology.lnk" "$INSTDIR\arcology.exe"
  WriteRegStr HKCU "Software\Arcology" "Folder" "$INSTDIR"

  WriteRegStr HKCU "Software\Classes\.arcology" "" "Arcology.Game"
  WriteRegStr HKCU "Software\Classes\Arcology.Game" "" "Arcology game"
  WriteRegStr HKCU "Software\Classes\Arcology.Game\DefaultIcon" "" "$INSTDIR\arcology.exe,0"
  WriteRegStr HKCU "Software\Classes\Arcology.Game\shell\open\command" "" '"$INSTDIR\arcology.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Arcology"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Arcology authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\arcology.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd

; Games and settings stay: they belong to the person.
Section "Uninstall"
  Delete "$SMPROGRAMS\Arcology.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\arcology.exe"
  Delete "$INSTDIR\arcology-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\.arcology"
  DeleteRegKey HKCU "Software\Classes\Arcology.Game"
  DeleteRegKey HKCU "Software\Arcology"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
SectionEnd
