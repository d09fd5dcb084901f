"""Reads ``forest.yaml``; a bad value becomes a finding and its default is used."""

from typing import TYPE_CHECKING, Annotated

from pydantic import (
    AliasGenerator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)

from forest_studio.core.model import budget
from forest_studio.core.model.edges import DEFAULT_EDGE_TYPES, EdgeType, Family
from forest_studio.core.model.findings import Finding, Severity
from forest_studio.core.model.manifest import FORMAT, Budgets, Manifest
from forest_studio.core.store.passports.yaml_nodes import (
    Mapping,
    Scalar,
    Sequence,
    YamlNode,
    YamlProblem,
    compose,
)

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

MANIFEST_NAME = "forest.yaml"
MOST_DAYS = 36500
"""The longest half-life, in days."""
_MAX_BYTES = 1 << 20
_Loc = tuple[str | int, ...]
_Tokens = Annotated[int, Field(ge=1)]
_PLAIN_MESSAGES = {
    "tuple_type": "must be a list",
    "model_type": "must be 'key: value' pairs",
    "int_parsing": "must be a whole number",
    "float_parsing": "must be a number",
    "bool_parsing": "must be true or false",
    "string_type": "must be a text",
    "missing": "is missing",
}
_Word = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]


class _Model(BaseModel):
    model_config = ConfigDict(
        alias_generator=AliasGenerator(validation_alias=lambda name: name.replace("_", "-")),
        extra="ignore",
    )


class _Budgets(_Model):
    summary: _Tokens = Budgets().summary
    scent: _Tokens = Budgets().scent
    observation: _Tokens = Budgets().observation


class _EdgeType(_Model):
    name: Annotated[_Word, StringConstraints(pattern=r"^[\w-]+$")]
    label: str = ""
    inverse_label: str = ""
    family: Family = Family.REFERENCE
    color: Annotated[str, StringConstraints(pattern=r"^(#[0-9a-fA-F]{6})?$")] = ""
    symmetric: bool = False
    acyclic: bool = False

    def value(self) -> EdgeType:
        label = self.label or self.name.replace("-", " ")
        inverse = label if self.symmetric else self.inverse_label or f"{label} (from)"
        return EdgeType(
            self.name, label, inverse, self.family, self.color, self.symmetric, self.acyclic
        )


class _Manifest(_Model):
    name: str = ""
    format: Annotated[int, Field(ge=1)] = FORMAT
    tokenizer: str = budget.DEFAULT_TOKENIZER
    budgets: _Budgets = _Budgets()
    half_life: Annotated[float, Field(gt=0, le=MOST_DAYS)] = 30.0
    shortcut_after: Annotated[int, Field(ge=2, le=1000)] = 3
    ignore: tuple[str, ...] = ()
    edge_types: tuple[_EdgeType, ...] | None = None


def read_manifest(text: str | None) -> tuple[Manifest, tuple[Finding, ...]]:
    """The manifest that a text holds, None standing for no file; never raises."""
    if text is None:
        return Manifest(), ()
    reading = _Reading()
    root = reading.compose(text)
    if root is None:
        return Manifest(present=True), tuple(reading.findings)
    reading.note_unknown(root, _Manifest)
    return reading.manifest(root), tuple(reading.findings)


class _Reading:
    """One reading of a manifest, with the findings that it gathers."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def report(
        self, rule: str, message: str, remedy: str, severity: Severity, line: int | None
    ) -> None:
        finding = Finding(rule, message, remedy, severity, path=MANIFEST_NAME, line=line)
        self.findings.append(finding)

    def compose(self, text: str) -> Mapping | None:
        """The file's mapping, or None when there is none to read."""
        remedy = "Correct forest.yaml; until then the default settings are used"
        try:
            if len(text) > _MAX_BYTES:
                raise YamlProblem("", "the file is larger than 1 MiB", None, None)
            root = compose(text.removeprefix("\ufeff"))
        except YamlProblem as problem:
            line = None if problem.line is None else problem.line + 1
            self.report("manifest-unparsable", problem.message, remedy, Severity.ERROR, line)
            return None
        if isinstance(root, Mapping):
            return root
        if root is not None:
            message = "the manifest must be 'key: value' lines"
            self.report("manifest-unparsable", message, remedy, Severity.ERROR, root.line + 1)
        return None

    def note_unknown(self, root: Mapping, model: type[_Model]) -> None:
        known = {name.replace("_", "-") for name in model.model_fields}
        seen: dict[str, int] = {}
        for key, value in root.pairs:
            name, line = key.text if isinstance(key, Scalar) else "?", key.line + 1
            if name not in known:
                message = f"the key {name!r} is not known; it is kept and not used"
                remedy = "See the manifest's page of the documentation for the keys there are"
                self.report("manifest-unknown-key", message, remedy, Severity.NOTE, line)
            elif seen.setdefault(name, line) != line:
                message = f"the key {name!r} of line {seen[name]} comes again"
                remedy = "Keep one of the two; the first is used"
                self.report("duplicate-key", message, remedy, Severity.WARNING, line)
            elif name == "budgets" and isinstance(value, Mapping):
                self.note_unknown(value, _Budgets)

    def manifest(self, root: Mapping) -> Manifest:
        """The settings, after as many rounds as there are bad values to leave out."""
        data = _plain(root)
        assert isinstance(data, dict)
        while True:
            try:
                return self._finished(_Manifest.model_validate(data), root)
            except ValidationError as error:
                # The last one first, so that leaving out an item moves none that is still to come.
                self._leave_out(data, root, error.errors()[-1])

    def _leave_out(self, data: dict[str, object], root: Mapping, problem: "ErrorDetails") -> None:
        loc = problem["loc"]
        line = _line(root, loc)
        consequence = _drop(data, loc)
        kind = problem["type"]
        message = _PLAIN_MESSAGES.get(kind, problem["msg"][:1].lower() + problem["msg"][1:])
        self.report(
            "manifest-wrong-value",
            f"{'.'.join(str(part) for part in loc)}: {message}; {consequence}",
            "Correct the value in forest.yaml",
            Severity.ERROR,
            line,
        )

    def _finished(self, read: _Manifest, root: Mapping) -> Manifest:
        self._check_format(read, root)
        types = self._edge_types(read, root)
        return Manifest(
            name=read.name,
            format=read.format,
            tokenizer=self._tokenizer(read.tokenizer, root),
            budgets=Budgets(read.budgets.summary, read.budgets.scent, read.budgets.observation),
            half_life_days=read.half_life,
            shortcut_after=read.shortcut_after,
            ignore=read.ignore,
            edge_types=types,
            present=True,
        )

    def _check_format(self, read: _Manifest, root: Mapping) -> None:
        if read.format > FORMAT:
            self.report(
                "manifest-newer-format",
                f"the forest has format {read.format}, this program knows up to {FORMAT}",
                "Update Forest Studio; what it does not know is left alone",
                Severity.WARNING,
                _line(root, ("format",)),
            )

    def _tokenizer(self, name: str, root: Mapping) -> str:
        if budget.known(name):
            return name
        self.report(
            "unknown-tokenizer",
            f"the tokenizer {name!r} does not ship with Forest Studio; "
            f"{budget.DEFAULT_TOKENIZER} counts instead",
            f"Set 'tokenizer: {budget.DEFAULT_TOKENIZER}'",
            Severity.WARNING,
            _line(root, ("tokenizer",)),
        )
        return budget.DEFAULT_TOKENIZER

    def _edge_types(self, read: _Manifest, root: Mapping) -> tuple[EdgeType, ...]:
        if read.edge_types is None:
            return DEFAULT_EDGE_TYPES
        types: dict[str, EdgeType] = {}
        for declared in read.edge_types:
            if declared.name in types:
                message = f"the edge type {declared.name!r} is declared twice; the first counts"
                line = _line(root, ("edge-types",))
                remedy = "Remove one of the two"
                self.report("duplicate-edge-type", message, remedy, Severity.WARNING, line)
            types.setdefault(declared.name, declared.value())
        return tuple(types.values())


def _plain(node: YamlNode) -> object:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return [_plain(item) for item in node.items]
    plain: dict[str, object] = {}
    for key, value in node.pairs:
        missing = isinstance(value, Scalar) and value.is_null
        if isinstance(key, Scalar) and not missing:
            plain.setdefault(key.text, _plain(value))
    return plain


def _drop(data: dict[str, object], loc: _Loc) -> str:
    """Takes a bad value out and says what follows from that."""
    inner = data[str(loc[0])]
    if len(loc) == 1:
        del data[str(loc[0])]
    elif isinstance(inner, dict):
        inner.pop(str(loc[1]))
    elif isinstance(inner, list) and isinstance(loc[1], int):
        item = inner[loc[1]]
        if len(loc) == 2 or not isinstance(item, dict) or loc[2] not in item or loc[2] == "name":
            inner.pop(loc[1])
            return "it is left out"
        item.pop(str(loc[2]))
    return "its default is used"


def _line(root: Mapping, loc: _Loc) -> int | None:
    """Line of the value at that place, or of the nearest one above it, from 1."""
    node: YamlNode = root
    line: int | None = None
    for part in loc:
        if isinstance(node, Mapping) and (pair := node.find(str(part))) is not None:
            line, node = pair[0].line + 1, pair[1]
        elif isinstance(node, Sequence) and isinstance(part, int) and part < len(node.items):
            node = node.items[part]
            line = node.line + 1
        else:
            break
    return line
