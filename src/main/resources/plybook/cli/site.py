"""Writes the lessons as web pages: each with its text, its code and all its outputs, and the exercises beside them.

The pages need no server and no network. Pictures, trees to touch and the practice page are in them as they are in a notebook.
A link to something that is not on the site becomes plain text.

Exit code: 0 written, 1 a lesson is missing.
"""

import argparse
import html
import json
import os
import re
import sys
from pathlib import Path

import nbformat
from nbconvert.filters.markdown_mistune import markdown2html_mistune
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import JavaLexer

ANSI = re.compile(r"\x1b\[[0-9;]*m")
LINK = re.compile(r'<a href="([^"]*)"([^>]*)>(.*?)</a>', re.S)
TABLE = re.compile(r"<table\b.*?</table>", re.S)
PRE = re.compile(r"<pre(?![^>]*tabindex)")
EMPTY_HEADER = re.compile(r"<th\b[^>]*>\s*</th>")
ANCHOR = re.compile(r'<a class="anchor-link"[^>]*>.*?</a>', re.S)

STYLE = """
:root { color-scheme: light dark; --ground: #fff; --text: #1c2430; --soft: #5b6675; --line: #d5dbe3; --box: #f5f7fa; --link: #1f57b0; --word: #7a2a8f; --text-in: #2c6a3f; --said: #8a4b08; }
@media (prefers-color-scheme: dark) { :root { --ground: #171b22; --text: #e6ebf2; --soft: #a3afbf; --line: #39424f; --box: #20262f; --link: #84b6ff; --word: #d9a6ee; --text-in: #92d4a5; --said: #efb375; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0.6rem 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.3rem 1.4rem; }
a { color: var(--link); }
a, summary { min-height: 24px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.6rem 0.8rem; overflow-x: auto; font: 14px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.code pre { background: var(--box); border: 1px solid var(--line); border-radius: 6px; }
p code, li code, td code, h1 code, h2 code, h3 code { background: var(--box); padding: 0 0.25em; border-radius: 3px; overflow-wrap: anywhere; }
.out { margin: 0 0 1rem 0.6rem; padding-left: 0.8rem; border-left: 3px solid var(--line); overflow-x: auto; }
.out img { max-width: 100%; height: auto; }
.out.error { border-color: var(--said); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.7rem; border: 1px solid var(--line); text-align: left; }
details { border: 1px solid var(--line); border-radius: 6px; padding: 0.3rem 0.8rem; margin: 0.6rem 0; }
summary { cursor: pointer; }
.k, .kd, .kt, .kn, .kc { color: var(--word); } .s, .sc { color: var(--text-in); } .c1, .cm, .cs { color: var(--soft); }
footer { color: var(--soft); border-top: 1px solid var(--line); margin-top: 2rem; }
@media print { nav { display: none; } }
"""

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header><nav aria-label="Lessons">{nav}</nav></header>
<main>
{body}
</main>
<footer><p>{footer}</p></footer>
</body>
</html>
"""


class Site:
    def __init__(self, root, out, words):
        self.root, self.out, self.words = root, out, words
        self.pages = {}  # from the file in the course, as a path from its root, to the page, as a path from the site's

    def add(self, source, page):
        self.pages[source] = page

    def link(self, found, source, page):
        """Turns a link between files of the course into one between pages."""
        target, more, text = found.groups()
        if re.match(r"https?:|mailto:|#", target):
            return found.group()
        path, _, place = target.partition("#")
        to = os.path.normpath(os.path.join(os.path.dirname(source), path)).replace(os.sep, "/")
        if to not in self.pages:
            return text
        href = os.path.relpath(self.pages[to], os.path.dirname(page) or ".").replace(os.sep, "/")
        return f'<a href="{href}{"#" + place if place else ""}"{more}>{text}</a>'

    def text(self, markdown, source, page):
        made = ANCHOR.sub("", markdown2html_mistune(markdown))
        made = TABLE.sub(lambda table: f'<div class="scroll" tabindex="0" role="group" aria-label="a table">{table.group()}</div>', made)
        return self.linked(made, source, page)

    def linked(self, made, source, page):
        made = EMPTY_HEADER.sub("<td></td>", focusable(made))
        return LINK.sub(lambda found: self.link(found, source, page), made)

    def write(self, page, title, body, nav):
        path = self.out / page
        path.parent.mkdir(parents=True, exist_ok=True)
        text = PAGE.format(title=html.escape(title), style=STYLE, body=body, nav=nav, footer=html.escape(self.words["footer"]))
        unfinished = path.with_name(f".{path.name}.plybook-unfinished")
        unfinished.write_text(text, encoding="utf-8", newline="\n")
        os.replace(unfinished, path)


def title_of(markdown):
    found = re.search(r"^# +(.+?)\s*$", markdown, flags=re.M)
    return re.sub(r"[`*]", "", found.group(1)) if found else ""


def code(source):
    return f'<div class="code">{focusable(highlight(source, JavaLexer(), HtmlFormatter(nowrap=False)))}</div>'


def focusable(block):
    """Code that is wider than the page is scrolled, also by keyboard."""
    return PRE.sub('<pre tabindex="0"', block)


def output(each, linked):
    """An output as a page shows it: what a notebook would show, richest first."""
    if each.output_type == "stream":
        return f'<div class="out"><pre tabindex="0">{html.escape(ANSI.sub("", each.text))}</pre></div>'
    if each.output_type == "error":
        said = ANSI.sub("", "\n".join(each.traceback)).strip() or f"{each.ename}: {each.evalue}"
        return f'<div class="out error"><pre tabindex="0">{html.escape(said)}</pre></div>'
    plain = each.data.get("text/plain", "")
    if "text/html" in each.data:
        return f'<div class="out" tabindex="0" role="group" aria-label="output">{linked(each.data["text/html"])}</div>'
    if "image/png" in each.data:
        data = re.sub(r"\s", "", each.data["image/png"])
        return f'<div class="out"><img alt="{html.escape(plain)}" src="data:image/png;base64,{data}"></div>'
    return f'<div class="out"><pre tabindex="0">{html.escape(plain)}</pre></div>'


def body_of(notebook, site, source, page):
    parts = []
    for cell in notebook.cells:
        if cell.cell_type != "code":
            parts.append(site.text(cell.source, source, page))
        else:
            parts.append(code(cell.source))
            parts += [output(each, lambda made: site.linked(made, source, page)) for each in cell.outputs]
    return "\n".join(parts)


def item(href, text):
    return f'<a href="{html.escape(href)}">{html.escape(text)}</a>'


def main():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--notebooks", type=Path, required=True, help="the lessons as they ran")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--words", type=json.loads, required=True)
    wanted = parser.parse_args()
    words = wanted.words
    site = Site(wanted.root, wanted.out, words)
    lessons = sorted(wanted.notebooks.glob("*.ipynb"))
    readmes = sorted((wanted.root / "exercises").glob("[0-9]*/README.md"))
    if not lessons:
        print(words["none"], file=sys.stderr)
        return 1
    starters = [file for readme in readmes for file in sorted(readme.parent.glob("*.java"))]
    for lesson in lessons:
        site.add(f"notebooks/{lesson.name}", f"{lesson.stem}.html")
    for file in [*readmes, *starters]:
        source = file.relative_to(wanted.root).as_posix()
        site.add(source, source.replace("README.md", "index.html").replace(".java", ".html"))
    read = [nbformat.read(lesson, as_version=4) for lesson in lessons]
    titles = [title_of("\n".join(cell.source for cell in notebook.cells if cell.cell_type != "code")) for notebook in read]
    for i, (lesson, notebook) in enumerate(zip(lessons, read)):
        nav = [item("index.html", words["contents"])]
        nav += [item(f"{lessons[i - 1].stem}.html", f"← {titles[i - 1]}")] if i > 0 else []
        nav += [item(f"{lessons[i + 1].stem}.html", f"{titles[i + 1]} →")] if i + 1 < len(lessons) else []
        page = f"{lesson.stem}.html"
        site.write(page, titles[i], body_of(notebook, site, f"notebooks/{lesson.name}", page), "".join(nav))
    exercises = []
    for readme in readmes:
        source = readme.relative_to(wanted.root).as_posix()
        page = site.pages[source]
        text = readme.read_text(encoding="utf-8")
        exercises.append((page, title_of(text)))
        files = [item(f"{file.stem}.html", file.name) for file in starters if file.parent == readme.parent]
        nav = item("../../index.html", words["contents"]) + "".join(files)
        site.write(page, title_of(text), site.text(text, source, page), nav)
    for file in starters:
        source = file.relative_to(wanted.root).as_posix()
        body = f"<h1>{html.escape(file.name)}</h1>\n{code(file.read_text(encoding='utf-8'))}"
        site.write(site.pages[source], file.name, body, item("../../index.html", words["contents"]) + item("index.html", words["exercise"]))
    index = [f"<h1>{html.escape(words['title'])}</h1>", f"<h2>{html.escape(words['lessons'])}</h2>", "<ul>"]
    index += [f"<li>{item(f'{lesson.stem}.html', title)}</li>" for lesson, title in zip(lessons, titles)]
    index += ["</ul>", f"<h2>{html.escape(words['exercises'])}</h2>", "<ul>"]
    index += [f"<li>{item(page, title)}</li>" for page, title in exercises]
    index += ["</ul>", f"<h2>{html.escape(words['trees'])}</h2>", "<ul>"]
    index += [f"<li>{item(page, words[name])}</li>" for name, page in (("explorer", "explore.html"), ("practice", "practise.html"))]
    site.write("index.html", words["title"], "\n".join([*index, "</ul>"]), item("index.html", words["contents"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
