"""Who signs edits when nobody else is named."""

import getpass
import socket

from forest_studio.core import settings
from forest_studio.core.model.changes import Author
from forest_studio.core.store.repository import Repository


def signer(repository: Repository) -> Author:
    """Git's own user, else the settings', else the user of this computer."""
    name, email = repository.identity()
    saved = settings.load()
    user = _user_name()
    return Author(
        name or saved.author_name or user,
        email or saved.author_email or f"{user}@{socket.gethostname() or 'localhost'}",
    )


def _user_name() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "curator"  # A container may run under a number that has no name.
