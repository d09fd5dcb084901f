"""Which language model is asked: its server, its name, and where its key is."""

from functools import partial

from PySide6.QtWidgets import QWidget

from forest_studio.app.look.theme import Look
from forest_studio.app.memory import Memory
from forest_studio.app.settings.rows import field, hint, setting
from forest_studio.app.tasks import Tasks
from forest_studio.app.widgets.buttons import push
from forest_studio.app.widgets.layouts import STRETCH, column, greedy, row
from forest_studio.app.widgets.message import Message
from forest_studio.app.words.engine_texts import error_text
from forest_studio.core.llm.endpoint import Endpoint, api_address
from forest_studio.core.llm.keys import keep_key
from forest_studio.core.model.errors import ForestError


class ModelForm(QWidget):
    """Address and name become settings; a key goes to the system's keyring, never to a file."""

    def __init__(self, look: Look, memory: Memory, tasks: Tasks) -> None:
        super().__init__()
        self._memory, self._tasks = memory, tasks
        saved = memory.settings
        self.address = field(saved.endpoint, "http://localhost:8080/v1")
        self.model = field(saved.model, self.tr("the server's only one"))
        self.variable = field(saved.key_variable, "FOREST_STUDIO_API_KEY")
        self.key = field("", self.tr("Paste a key to keep it"), secret=True)
        self.keep_button = push(look, self.tr("Keep in the keyring"))
        self.try_button = push(look, self.tr("Try the model"), "", "chat-circle-text")
        self.note = Message(look)
        self._build()
        self._connect()
        self._show_state()

    def try_model(self) -> None:
        """Asks the server once for each way to reply in JSON, and says what came."""
        self.keep()
        self.try_button.setEnabled(False)
        self.note.say(self.tr("Asking…"), "amber", "hourglass")
        url, name = self.address.text().strip(), self.model.text().strip()

        def ask(_task: object) -> tuple[str, int]:
            # The client takes half a second to load, which the window need not wait for.
            from forest_studio.core.llm.configured import configured  # noqa: PLC0415

            model = configured(url, name)
            return model.name, sum(tried.works for tried in model.modes())

        self._tasks.run(ask, self._answered, self._refused, lane="model")

    def keep(self) -> None:
        """Saves address, name and variable."""
        self._memory.keep_settings(
            endpoint=self.address.text().strip(),
            model=self.model.text().strip(),
            key_variable=self.variable.text().strip(),
        )
        self._show_state()

    def _leave_address(self) -> None:
        """Keeps what is typed, and says what is wrong with it: such a model can't be tried."""
        self.keep()
        if address := self.address.text().strip():
            try:
                api_address(address)
            except ForestError as error:
                self._refused(error)

    def _type_address(self) -> None:
        self.note.say("")
        self._show_state()

    def keep_key(self) -> None:
        """Hands the key to the system's keyring and forgets it."""
        secret, endpoint = self.key.text(), self._endpoint()
        self.key.clear()
        if endpoint is not None:
            self._tasks.run(
                lambda _task: keep_key(endpoint.host, secret),
                partial(self._kept, endpoint.host),
                self._refused,
                lane="model",
            )

    def _kept(self, host: str, _done: object) -> None:
        self.note.say(self.tr("The keyring keeps the key for {0}.").format(host), "green")

    def _answered(self, answer: tuple[str, int]) -> None:
        name, ways = answer
        text = self.tr("{0} answers, in %Ln way(s) to write JSON.", "", ways)
        self.note.say(text.format(name), "green")
        self._show_state()

    def _refused(self, error: ForestError) -> None:
        text = error_text(error)
        self.note.say(text[:1].upper() + text[1:], "red")
        self._show_state()

    def _endpoint(self) -> Endpoint | None:
        try:
            address = api_address(self.address.text().strip())
        except ForestError:
            return None
        return Endpoint(address, "", key_variable=self.variable.text().strip())

    def _show_state(self) -> None:
        endpoint = self._endpoint()
        remote = endpoint is not None and not endpoint.local
        self.try_button.setEnabled(endpoint is not None)
        self.key.setEnabled(remote)
        self.keep_button.setEnabled(remote and bool(self.key.text().strip()))
        if endpoint is not None and endpoint.local:
            self.key.setPlaceholderText(self.tr("A server on this computer needs none"))
        else:
            self.key.setPlaceholderText(self.tr("Paste a key to keep it"))

    def _connect(self) -> None:
        for box in (self.model, self.variable):
            box.editingFinished.connect(self.keep)
        self.address.editingFinished.connect(self._leave_address)
        self.address.textChanged.connect(self._type_address)
        self.key.textChanged.connect(self._show_state)
        self.keep_button.clicked.connect(self.keep_key)
        self.try_button.clicked.connect(self.try_model)

    def _build(self) -> None:
        explained = self.tr(
            "Any server that speaks as OpenAI's does: llama.cpp, Ollama, vLLM, LM Studio, OpenAI. "
            "Nothing is sent anywhere until a hunt with a model asks."
        )
        secret = self.tr(
            "A key lies in the environment or in the system's keyring, never in a file of ours."
        )
        items = (
            setting(self.tr("Address"), self.address),
            hint(explained),
            setting(self.tr("Model"), self.model),
            setting(self.tr("Variable of the key"), self.variable),
            setting(self.tr("Key"), row(greedy(self.key), self.keep_button)),
            hint(secret),
            row(162, self.try_button, STRETCH, gap=0),
            self.note,
        )
        self.key.setAccessibleName(self.tr("Key"))
        self.setLayout(column(*items, gap=8))
