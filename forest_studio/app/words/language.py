"""The language of the window: which one is spoken, and how Qt learns it."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from forest_studio.app.words.translation import translate
from forest_studio.paths import shipped

SYSTEM = "system"
LANGUAGES = {"en": "English", "es": "Español"}
"""Each language by its code, in its own words."""
_OURS = "forest-studio-language"


def choices() -> tuple[tuple[str, str], ...]:
    """What can be chosen, and what each is called."""
    return ((SYSTEM, translate("Language", "that of the system")), *LANGUAGES.items())


def code_of(choice: str) -> str:
    """The language that a choice means; the system's first one that is spoken, else English."""
    if choice in LANGUAGES:
        return choice
    wished = (name.replace("_", "-").split("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wished if code in LANGUAGES), "en")


def speak(choice: str) -> str:
    """Makes texts, numbers and Qt's own dialogs follow a choice; returns the language's code.

    Only what is asked for its text afterwards speaks the language.
    """
    app = QCoreApplication.instance()
    assert app is not None
    for translator in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(translator)
        translator.deleteLater()
    code = code_of(choice)
    ours = str(shipped("resources", "translations") / f"forest_studio_{code}.qm")
    qts = f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{code}.qm"
    for file in (qts, ours):
        _install(app, file)
    QLocale.setDefault(_locale(code))
    return code


def _install(app: QCoreApplication, file: str) -> None:
    translator = QTranslator(app)
    translator.setObjectName(_OURS)
    # Without its file a language is spoken in English: no reason not to start.
    if translator.load(file):
        app.installTranslator(translator)


def _locale(code: str) -> QLocale:
    """The system's own region of that language, or its first one."""
    system = QLocale.system()
    return system if system.name().split("_")[0] == code else QLocale(code)
