; The set-up program for Windows, for one person and without an administrator's password.
; Made by packaging/dev.py build: ISCC /DVersion=1.2.3 cardtable.iss, when dist\cardtable has been built.
; /DQuick makes one that is larger and soon made, for trying it.
#ifndef Version
  #error Give the version: ISCC /DVersion=1.2.3 cardtable.iss
#endif

[Setup]
AppId={{6F1B7D0C-3A52-4C0E-9B57-2D3C1F5E8A41}
AppName=CardTable
AppVersion={#Version}
AppVerName=CardTable {#Version}
AppPublisher=CardTable contributors
VersionInfoVersion={#Version}
PrivilegesRequired=lowest
; What {autopf} means for one person; Wine, where this is tried, does not know that one.
DefaultDirName={localappdata}\Programs\CardTable
DefaultGroupName=CardTable
DisableProgramGroupPage=yes
DisableDirPage=auto
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\cardtable.ico
UninstallDisplayIcon={app}\cardtable-window.exe
UninstallDisplayName=CardTable
OutputBaseFilename=cardtable-{#Version}-windows-setup
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; Windows 10, version 1703: the first one with the icuuc.dll that Qt asks for text codecs.
MinVersion=10.0.15063
#ifdef Quick
Compression=zip/1
SolidCompression=no
#else
Compression=lzma2/max
SolidCompression=yes
#endif
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An update must not find parts of the version before it.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\cardtable\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\CardTable"; Filename: "{app}\cardtable-window.exe"
Name: "{autodesktop}\CardTable"; Filename: "{app}\cardtable-window.exe"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Software\Classes\.cardtable"; ValueType: string; ValueData: "CardTable.Game"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\CardTable.Game"; ValueType: string; ValueData: "CardTable game"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\CardTable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\cardtable-window.exe,0"
Root: HKCU; Subkey: "Software\Classes\CardTable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\cardtable-window.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\cardtable"; ValueType: string; ValueData: "URL:CardTable invitation"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\cardtable"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKCU; Subkey: "Software\Classes\cardtable\DefaultIcon"; ValueType: string; ValueData: "{app}\cardtable-window.exe,0"
Root: HKCU; Subkey: "Software\Classes\cardtable\shell\open\command"; ValueType: string; ValueData: """{app}\cardtable-window.exe"" ""%1"""

[Run]
Filename: "{app}\cardtable-window.exe"; Description: "{cm:LaunchProgram,CardTable}"; Flags: nowait postinstall skipifsilent
