"""Runs the lessons on the Java kernel, and compares or updates their notebooks and transcripts.

A lesson is src/lessons/NN-title.md (MyST Markdown). The script runs its cells and makes two files of the lesson and their outputs:
notebooks/NN-title.ipynb for people, and src/lessons/NN-title.out for reviewers and for the test that no lesson rots.

Exit code: 0 all reproduced, 1 something differs or fails, 2 wrong usage.
"""

import argparse
import asyncio
import difflib
import html.parser
import json
import os
import re
import sys
import time
from pathlib import Path

import jupytext
import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellTimeoutError, DeadKernelError

AT_ONCE = 2
SECONDS_PER_CELL = 180
FAILS = "[fails]"
NAME = re.compile(r"(\d\d[a-z]?)-[a-z0-9-]+")
ANSI = re.compile(r"\x1b\[[0-9;]*m")
METADATA = {
    "kernelspec": {"display_name": "Java", "language": "java", "name": "java"},
    # No version, so that the notebook does not depend on the JDK that made it.
    "language_info": {
        "name": "java",
        "file_extension": ".java",
        "mimetype": "text/x-java-source",
        "codemirror_mode": "java",
        "pygments_lexer": "java",
    },
}


class Lesson:
    def __init__(self, root, name):
        self.name = name
        self.number = name.split("-")[0]
        self.source = root / "src" / "lessons" / f"{name}.md"
        self.transcript = root / "src" / "lessons" / f"{name}.out"
        self.notebook = root / "notebooks" / f"{name}.ipynb"

    def is_called(self, called):
        return called in (self.name, self.number, self.number.lstrip("0"))


class Failed(Exception):
    """A lesson has a mistake; the message is for its author."""


# --- the outputs of a cell as text ------------------------------------------------------------------------------------


class PlainHtml(html.parser.HTMLParser):
    """Turns HTML into text: a picture into its alternative, a table row into one line."""

    def __init__(self):
        super().__init__()
        self.text = []
        self.pictures = 0
        self.without_alternative = 0
        self.silent = 0

    def handle_starttag(self, tag, attrs):
        if tag == "img":
            self.pictures += 1
            alt = dict(attrs).get("alt") or ""
            if not alt.strip():
                self.without_alternative += 1
            self.text.append(f"[picture] {alt.strip()}")
        elif tag in ("style", "script"):
            self.silent += 1
        elif tag in ("tr", "p", "div", "li", "br", "h1", "h2", "h3", "h4", "summary", "details"):
            self.text.append("\n")
        elif tag in ("td", "th"):
            self.text.append(" | ")

    def handle_endtag(self, tag):
        if tag in ("style", "script"):
            self.silent -= 1

    def handle_data(self, data):
        if not self.silent:
            self.text.append(data)

    @staticmethod
    def of(source):
        parser = PlainHtml()
        parser.feed(source)
        lines = (re.sub(r"[ \t]+", " ", line).strip(" |") for line in "".join(parser.text).split("\n"))
        return parser, "\n".join(line for line in lines if line)


def shape(text):
    """Returns the shape of a text: numbers become #, spaces and rules that align them become one, and "(logarithmic)" is left out."""
    text = text.replace(" (logarithmic)", "")
    text = re.sub(r"\d+(?:[.,]\d+)*(?:E[+-]?\d+)?", "#", text)
    return re.sub(r"-{2,}", "--", re.sub(r"[ \t]+", " ", text))


def output_text(output, pictures_too=False):
    """Returns the text of an output; with pictures_too its drawing as well, where that is the same on every machine."""
    if output.output_type == "stream":
        return output.text
    if output.output_type == "error":
        return f"{output.ename}: {output.evalue}"
    data = output.data
    plain = data.get("text/plain", "")
    source = data.get("text/html", "")
    if "<img" in source:
        text = PlainHtml.of(source)[1]
        return text + (f"\n{source}" if pictures_too and not is_png(output) else "")
    if "image/png" in data:
        return "[picture] " + re.sub(r"@[0-9a-f]{4,}", "@#", plain)
    if source and not plain:
        return PlainHtml.of(source)[1]
    return plain + (f"\n{source}" if pictures_too else "")


def is_png(output):
    """Returns whether an output has pixels, which differ from machine to machine. A script may only speak of them."""
    data = output.get("data", {})
    return "image/png" in data or "data:image/png" in data.get("text/html", "")


def cell_lines(cell, pictures_too=False, other_kernel=False):
    if other_kernel and "raises-exception" in tags(cell):
        return [FAILS]
    text = "\n".join(output_text(output, pictures_too).rstrip("\n") for output in cell.outputs)
    if "measured" in tags(cell):
        text = shape(text)
    return [line.rstrip() for line in text.split("\n")] if text else []


def tags(cell):
    return cell.metadata.get("tags", [])


def heading_in(cell):
    """Returns the last heading of a text cell, or None."""
    found = re.findall(r"^#+ +(.+?)\s*$", re.sub(r"^```.*?^```", "", cell.source, flags=re.M | re.S), flags=re.M)
    return found[-1] if found else None


def transcript(lesson, notebook, other_kernel=False):
    lines = [f"# {lesson.name}: what its cells print. Made by ./plybook lessons --update; do not edit.", ""]
    number = 0
    for cell in notebook.cells:
        if cell.cell_type != "code":
            heading = heading_in(cell)
            if heading:
                lines += [f"== {heading}", ""]
            continue
        number += 1
        first = next((line.strip() for line in cell.source.split("\n") if line.strip()), "")
        lines.append(f"[{' '.join([str(number), *tags(cell)])}] {first}")
        lines += [f"  {line}".rstrip() for line in cell_lines(cell, other_kernel=other_kernel)] + [""]
    return "\n".join(lines).rstrip() + "\n"


def without_errors(text):
    """Returns a transcript in which a cell that fails shows no more than that."""
    blocks = re.split(r"\n(?=\[\d|== )", text)
    fails = re.compile(r"\[\d+ [^]]*\braises-exception\b")
    short = (f"{block.split(chr(10))[0]}\n  {FAILS}\n" if fails.match(block) else block for block in blocks)
    return "\n".join(short).rstrip() + "\n"


def as_lines(notebook, pictures_too=False, other_kernel=False):
    """Returns a notebook as lines that are equal for equal notebooks."""
    lines = [json.dumps(notebook.metadata, sort_keys=True)]
    for cell in notebook.cells:
        lines.append(f"--- {cell.get('id')} {cell.cell_type} {json.dumps(cell.metadata, sort_keys=True)}")
        lines += cell.source.split("\n")
        if cell.cell_type == "code":
            lines.append(f"--- In [{cell.execution_count or ' '}]")
            lines += cell_lines(cell, pictures_too, other_kernel)
    return lines


# --- making a notebook ------------------------------------------------------------------------------------------------


def read(lesson):
    notebook = jupytext.read(lesson.source, fmt="md:myst")
    notebook.metadata = nbformat.from_dict(METADATA)
    for number, cell in enumerate(notebook.cells, 1):
        cell["id"] = f"cell-{number}"
        if cell.cell_type != "code" and re.search(r"^\s*[`~:]{2,} *\{", cell.source, flags=re.M):
            raise Failed(f"{lesson.name}: a code cell was not recognised as one:\n{indented(cell.source)}")
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return notebook


async def run(lesson, notebook, folder, machine_paths):
    """Runs all cells on a fresh kernel."""
    client = NotebookClient(
        notebook,
        kernel_name="java",
        timeout=SECONDS_PER_CELL,
        startup_timeout=SECONDS_PER_CELL,
        allow_errors=True,
        record_timing=False,
        shutdown_kernel="immediate",  # a normal shutdown takes three seconds
        resources={"metadata": {"path": str(folder)}},
    )
    log = folder.parent / f"{lesson.name}.log"
    with log.open("wb") as kernel_says:
        async with client.async_setup_kernel(stdout=kernel_says, stderr=kernel_says):
            await run_cells(client, lesson, notebook, log, machine_paths)


async def run_cells(client, lesson, notebook, log, machine_paths):
    heading, number = "the beginning", 0
    for index, cell in enumerate(notebook.cells):
        if cell.cell_type != "code":
            heading = heading_in(cell) or heading
            continue
        number += 1
        where = f"{lesson.name}: cell {number}, under \"{heading}\","
        try:
            await client.async_execute_cell(cell, index)
        except CellTimeoutError:
            raise Failed(f"{where} did not end in {SECONDS_PER_CELL} s:\n{indented(cell.source)}") from None
        except DeadKernelError:
            last = log.read_text(encoding="utf-8", errors="replace")[-2000:]
            raise Failed(f"{where} ended the kernel:\n{indented(cell.source)}\nThe end of the kernel's output:\n{last}") from None
        tidy(cell)
        problem = problem_of(cell, machine_paths)
        if problem:
            raise Failed(f"{where} {problem}\n\n{indented(cell.source)}")


def tidy(cell):
    """Joins output that came in pieces, whose number depends on timing."""
    joined = []
    for output in cell.outputs:
        if joined and output.output_type == "stream" == joined[-1].output_type and output.name == joined[-1].name:
            joined[-1].text += output.text
        else:
            joined.append(output)
    cell.outputs = joined


def problem_of(cell, machine_paths):
    errors = [output for output in cell.outputs if output.output_type == "error"]
    if errors and "raises-exception" not in tags(cell):
        error = errors[0]
        trace = ANSI.sub("", "\n".join(error.traceback)).strip() or f"{error.ename}: {error.evalue}"
        return "fails:\n" + indented("\n".join(trace.split("\n")[:20]))
    if not errors and "raises-exception" in tags(cell):
        return "is tagged raises-exception, but raises none"
    for output in cell.outputs:
        if output.output_type == "stream" and output.name == "stderr":
            return "prints to standard error, which nbgrader counts as a failed cell:\n" + indented(output.text)
        data = output.get("data", {})
        if data and not data.get("text/plain", "").strip():
            return f"shows {', '.join(data)} without plain text beside it"
        if PlainHtml.of(data.get("text/html", ""))[0].without_alternative:
            return "shows a picture without a text alternative"
        text = output_text(output)
        for path in machine_paths:
            if path in text:
                return f"shows a path of this machine: {path}"
    return None


def indented(text):
    return "\n".join(f"    {line}" for line in text.rstrip().split("\n"))


def shipped(notebook, older):
    """Returns the notebook for people: without outputs that would give a prediction away, and without needless changes."""
    notebook = nbformat.from_dict(json.loads(json.dumps(notebook)))
    count = 0
    old_cells = {cell.get("id"): cell for cell in older.cells} if older else {}
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        count += 1
        cell.execution_count = count
        for output in cell.outputs:
            if output.output_type == "execute_result":
                output.execution_count = count
        if "predict" in tags(cell):
            cell.outputs, cell.execution_count = [], None
        old = old_cells.get(cell.id)
        if old and old.cell_type == "code" and ({"measured"} & set(tags(cell)) or has_png(cell)):
            if old.source == cell.source and cell_lines(old) == cell_lines(cell):
                cell.outputs = old.outputs
    return notebook


def has_png(cell):
    return any(is_png(output) for output in cell.outputs)


# --- files ------------------------------------------------------------------------------------------------------------


def read_notebook(path):
    """Returns the notebook in the file; None if there is no file, or no notebook in it."""
    try:
        return nbformat.read(path, as_version=4)
    except (OSError, ValueError, nbformat.reader.NotJSONError, nbformat.ValidationError):
        return None


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.plybook-unfinished")
    unfinished.write_text(text, encoding="utf-8", newline="\n")
    os.replace(unfinished, path)


def difference(root, path, before, after):
    name = path.relative_to(root).as_posix()
    if before is None:
        return f"{name} is missing"
    lines = list(difflib.unified_diff(before, after, f"{name} (as it is)", f"{name} (as it runs now)", lineterm="", n=2))
    if len(lines) > 60:
        lines = lines[:60] + [f"... and {len(lines) - 60} lines more"]
    return "\n".join(lines)


def compare(root, lesson, notebook, other_kernel):
    """Returns the differences as messages."""
    found = []
    text = transcript(lesson, notebook, other_kernel)
    before = lesson.transcript.read_text(encoding="utf-8") if lesson.transcript.exists() else None
    if before and other_kernel:
        before = without_errors(before)
    if before != text:
        found.append(difference(root, lesson.transcript, before and before.split("\n"), text.split("\n")))
    older = read_notebook(lesson.notebook)
    now = as_lines(shipped(notebook, older), other_kernel=other_kernel)
    then = older and as_lines(older, other_kernel=other_kernel)
    if older is None and lesson.notebook.exists():
        found.append(f"{lesson.notebook.relative_to(root).as_posix()} is not a notebook")
    elif then != now:
        found.append(difference(root, lesson.notebook, then, now))
    return found


def update(root, lesson, notebook):
    """Writes the files that changed, and returns their names."""
    written = []
    text = transcript(lesson, notebook)
    if not lesson.transcript.exists() or lesson.transcript.read_text(encoding="utf-8") != text:
        write(lesson.transcript, text)
        written.append(lesson.transcript.relative_to(root).as_posix())
    older = read_notebook(lesson.notebook)
    now = shipped(notebook, older)
    if older is None or as_lines(older, pictures_too=True) != as_lines(now, pictures_too=True):
        nbformat.validate(now)
        write(lesson.notebook, nbformat.writes(now, version=4).rstrip("\n") + "\n")
        written.append(lesson.notebook.relative_to(root).as_posix())
    return written


def strays(root, lessons):
    """Returns the files that no lesson makes."""
    names = {lesson.name for lesson in lessons}
    made = [*(root / "src" / "lessons").glob("*.out"), *(root / "notebooks").glob("*.ipynb")]
    return sorted(path for path in made if path.stem not in names)


def find(root):
    names = sorted(path.stem for path in (root / "src" / "lessons").glob("*.md"))
    wrong = [name for name in names if not NAME.fullmatch(name)]
    if wrong:
        raise Failed(f"src/lessons/{wrong[0]}.md: a lesson is called NN-title.md, such as 04-alpha-beta.md or 03b-bridge.md")
    lessons = [Lesson(root, name) for name in names]
    for one, next_one in zip(lessons, lessons[1:]):
        if one.number == next_one.number:
            raise Failed(f"two lessons have the number {one.number}: {one.name} and {next_one.name}")
    if not lessons:
        raise Failed("there are no lessons in src/lessons")
    return lessons


# --- the command ------------------------------------------------------------------------------------------------------


async def run_all(root, lessons, folder, updating, other_kernel, whole):
    """Runs the lessons, some at a time, and returns the number of those that failed."""
    turn = asyncio.Semaphore(AT_ONCE)
    machine_paths = sorted({str(root), os.path.realpath(root), str(folder), os.path.realpath(folder)})

    async def one(lesson):
        async with turn:
            start = time.monotonic()
            try:
                notebook = read(lesson)
                await run(lesson, notebook, folder, machine_paths)
            except Failed as failed:
                say(str(failed))
                return False
            except Exception as problem:  # the other lessons go on
                say(f"{lesson.name}: {type(problem).__name__}: {problem}")
                return False
            seconds = round(time.monotonic() - start)
            cells = sum(cell.cell_type == "code" for cell in notebook.cells)
            if whole:
                write(whole / lesson.notebook.name, nbformat.writes(notebook, version=4))
                say(f"  {lesson.name}: {cells} cells, {seconds} s")
                return True
            if updating:
                written = update(root, lesson, notebook)
                say(f"  {lesson.name}: {cells} cells, {seconds} s; " + (f"wrote {', '.join(written)}" if written else "unchanged"))
                return True
            found = compare(root, lesson, notebook, other_kernel)
            if not found:
                say(f"  {lesson.name}: {cells} cells, {seconds} s; reproduced")
                return True
            say(f"{lesson.name} no longer prints what its notebook and transcript show:\n\n" + "\n\n".join(found))
            if not other_kernel:
                say(f"\nIf that is intended: ./plybook lessons --update {lesson.number}\n")
            return False

    return (await asyncio.gather(*(one(lesson) for lesson in lessons))).count(False)


def say(text):
    print(text, flush=True)


def counted(number, thing):
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def main():
    parser = argparse.ArgumentParser(prog="plybook lessons", add_help=False)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--folder", type=Path, required=True, help="where the kernels run")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--other-kernel", action="store_true", help="of a cell that fails, compare only that it does")
    parser.add_argument("--whole", type=Path, help="write the notebooks with all outputs into this folder, and compare nothing")
    parser.add_argument("numbers", nargs="*")
    wanted = parser.parse_args()
    start = time.monotonic()
    try:
        everything = find(wanted.root)
    except Failed as failed:
        say(str(failed))
        return 1
    lessons = []
    for called in wanted.numbers:
        found = [lesson for lesson in everything if lesson.is_called(called)]
        if not found:
            say(f"there is no lesson \"{called}\"; there are: {', '.join(lesson.name for lesson in everything)}")
            return 2
        lessons += [lesson for lesson in found if lesson not in lessons]
    failed = 0
    if not wanted.numbers:
        lessons = everything
        for path in strays(wanted.root, everything):
            name = path.relative_to(wanted.root).as_posix()
            if wanted.update:
                path.unlink()
                say(f"  removed {name}, which no lesson makes")
            else:
                failed += 1
                say(f"{name}: no lesson makes this file; is src/lessons/{path.stem}.md missing?")
    say(f"Running {counted(len(lessons), 'lesson')} on the Java kernel ...")
    failed += asyncio.run(run_all(wanted.root, lessons, wanted.folder, wanted.update, wanted.other_kernel, wanted.whole))
    say(f"{counted(len(lessons), 'lesson')}, {round(time.monotonic() - start)} s: "
        + (counted(failed, "problem") if failed else "all is well"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
