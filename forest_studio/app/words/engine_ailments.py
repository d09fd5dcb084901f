"""What the doctor of a repository says, in its English words; see ``engine_sentences``."""

from forest_studio.app.words.translation import noop

_MESSAGES = (
    noop("Engine", "another program locked {0} {1} ago and does not run any more"),
    noop("Engine", "another program locked {0} {1} ago and may still be at work"),
    noop("Engine", "Forest Studio was stopped in the middle of a save"),
    noop("Engine", "a temporary file of a save that was stopped is left in .git"),
    noop("Engine", "{0} temporary files of a save that was stopped are left in .git"),
    noop("Engine", "git's index is split in two, which Forest Studio can't read"),
    noop("Engine", "git's index is damaged: {0}"),
    noop(
        "Engine", "git's index is gone: the next commit of another program would delete every file"
    ),
    noop("Engine", "a pack of objects is damaged: {0}"),
    noop("Engine", "the object {0} is damaged"),
    noop("Engine", "the object {0} is empty, as after a power cut"),
    noop("Engine", "the object {0} is damaged; it was {1}"),
    noop("Engine", "the object {0} is empty, as after a power cut; it was {1}"),
    noop("Engine", "git lacks {0}"),
    noop("Engine", "git does not know which branch is checked out: {0}"),
    noop(
        "Engine",
        "HEAD stands on the commit {0}, which is on no branch: the next checkout would leave it "
        "behind",
    ),
    noop("Engine", "the branch {0} is broken: {1}"),
    noop("Engine", "the reference {0} is broken: {1}"),
    noop(
        "Engine",
        "{0} of {1} lines in git's log of where {2} stood are spoilt, or about commits that are "
        "lost",
    ),
    noop(
        "Engine",
        "git's folder of references is gone, as after a copy that leaves out empty folders",
    ),
    noop("Engine", "git's folder of objects is gone, and with it every commit"),
    noop("Engine", "git's configuration can't be read: {0}"),
    noop("Engine", "a save that was stopped left this temporary file"),
    noop(
        "Engine",
        "a save that was stopped left this temporary file, whose text is in no commit",
    ),
    noop("Engine", "{0} and {1} are one file on Windows and macOS: one hides the other there"),
    noop("Engine", "the forest's manifest can't be read: {0}"),
    noop("Engine", "what Forest Studio keeps here to be fast is damaged"),
    noop("Engine", "git can't open the repository: {0}"),
    noop("Engine", "{0} of git's objects are cut off, such as {1}"),
)
_REPAIRS = (
    noop("Engine", "Remove the lock; only when you ask for it, since it is not ours"),
    noop(
        "Engine",
        "Finish the save from its own notes, or take it back; nothing of yours is overwritten",
    ),
    noop("Engine", "Remove them; they hold no text"),
    noop(
        "Engine",
        "Make it again from the current commit; no file changes, and files that differ from the "
        "commit show as changes. What was staged and not committed has to be staged again",
    ),
    noop("Engine", "Set it aside; a pack has the same object"),
    noop("Engine", "Set it aside; no branch needs it"),
    noop("Engine", "Set it aside, so that git can fetch it again"),
    noop("Engine", "Write it again from {0}, which holds the same"),
    noop("Engine", "Let HEAD name the branch {0}"),
    noop("Engine", "Make the branch {0} there and check it out; no file changes"),
    noop(
        "Engine",
        "Take the branch back to {0}, from {1}; the files stay as they are on disk, and what "
        "differs shows as a change",
    ),
    noop(
        "Engine",
        "Take the reference back to {0}, from {1}; the files stay as they are on disk, and what "
        "differs shows as a change",
    ),
    noop("Engine", "Set the branch aside; no commit of it is left here"),
    noop("Engine", "Set the reference aside; no commit of it is left here"),
    noop("Engine", "Take those lines out"),
    noop("Engine", "Make the folder again; the references in packed-refs are in force then"),
    noop(
        "Engine", "Set the file aside and write a plain one; remotes and names have to be set again"
    ),
    noop("Engine", "Remove it"),
    noop("Engine", "Keep it on the branch {0}, as {1}; then remove it"),
    noop("Engine", "Put back the one of the commit {0}; the present one is kept on the branch {1}"),
    noop("Engine", "Remove it; it is made again"),
    noop("Engine", "Set the file aside, ending in .damaged; what is left of the words stays in it"),
)
_BY_HAND = (
    noop("Engine", "Wait until it is done, and look again after a minute"),
    noop("Engine", "Run 'git update-index --no-split-index'"),
    noop("Engine", "The current commit is not whole either: see to that first"),
    noop("Engine", "Run 'git index-pack' on it, or fetch the objects from another clone"),
    noop("Engine", "Write 'ref: refs/heads/NAME' into .git/HEAD by hand"),
    noop("Engine", "Clone the repository again beside this folder, and copy your files into it"),
    noop("Engine", "Clone it again beside this folder, and copy your files into the clone"),
    noop("Engine", "Restore it from a backup, or clone the repository again beside this folder"),
    noop("Engine", "Rename one of the two"),
    noop("Engine", "Fetch it from another clone: 'git fetch' does when a remote has it"),
    noop("Engine", "Correct it by hand, or remove it: the forest then has its default settings"),
)
_DONE = (
    noop("Engine", "the lock is removed"),
    noop("Engine", "the lock is gone by now"),
    noop("Engine", "the save is settled; git and the files agree"),
    noop("Engine", "they are removed"),
    noop("Engine", "it is made again from the current commit"),
    noop("Engine", "it is whole by now"),
    noop("Engine", "it is set aside; its file is in the backup"),
    noop("Engine", "it is written again from {0}"),
    noop("Engine", "HEAD names the branch {0}"),
    noop("Engine", "the branch {0} is checked out"),
    noop("Engine", "{0} stands on {1}, from {2}"),
    noop("Engine", "it is gone by now"),
    noop("Engine", "one line is left"),
    noop("Engine", "{0} lines are left"),
    noop("Engine", "the folder is there again"),
    noop("Engine", "the former one is kept in {0}; set your remotes again from it"),
    noop("Engine", "it is removed"),
    noop("Engine", "it is removed; its text is kept as {0} on {1}"),
    noop("Engine", "the manifest of the commit {0} is back"),
    noop("Engine", "it is removed, and made again when it is needed"),
    noop("Engine", "it is set aside beside the others"),
    noop("Engine", "it can be read by now"),
    noop("Engine", "not tried, since the repair before failed"),
    noop("Engine", "only a person can repair this"),
    noop("Engine", "failed: {0}"),
)

AILMENTS = (*_MESSAGES, *_REPAIRS, *_BY_HAND, *_DONE)
"""What is wrong, what a repair would do, what helps by hand, and what was done."""
