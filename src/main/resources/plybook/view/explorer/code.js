// A learner's code beside the tree: the line that is next, the variables, and the way that led there.

/** A value as people write it: numbers get a true minus sign, and the largest ones are infinite. */
const shownValue = (text) => (/^-?\d+$/.test(text) ? bound(Number(text)) : text);

class CodePanel {
  constructor(walk) {
    this.walk = walk;
    this.lines = walk.source.map((text, i) =>
      html('div', { class: 'row', 'data-line': String(i + 1) }, html('span', { class: 'no', 'aria-hidden': 'true' }, String(i + 1)), html('code', {}, text || ' ')),
    );
    this.code = html('div', { class: 'code', tabindex: '0', role: 'region', 'aria-label': walk.file }, ...this.lines);
    this.said = html('p', { class: 'said', 'aria-live': 'polite' });
    this.calls = html('tbody');
    this.node = html(
      'section',
      { class: 'panel codepanel', 'aria-label': 'your code' },
      html('h2', {}, walk.file),
      this.said,
      this.code,
      html(
        'div',
        { class: 'where', tabindex: '0', role: 'region', 'aria-label': 'the open calls and their variables' },
        html('table', { class: 'calls' }, html('thead', {}, html('tr', {}, ...['call', 'line', 'variables'].map((text) => html('th', { scope: 'col' }, text)))), this.calls),
      ),
    );
    const wrong = walk.steps[walk.wrong];
    if (wrong && this.lines[wrong.line - 1]) this.lines[wrong.line - 1].classList.add('wrong');
  }

  /** The step and, below it, the calls around it: of each the last step before. */
  open(index) {
    const open = [];
    let depth = Infinity;
    for (let i = index; i >= 0 && depth > 0; i--) {
      const step = this.walk.steps[i];
      if (step.depth < depth) {
        depth = step.depth;
        open.push(step);
      }
    }
    return open;
  }

  sentence(index) {
    const step = this.walk.steps[index];
    if (!step) return 'Before the first step.';
    const where = `Line ${step.line}`;
    const said = {
      line: () => `${where} is next.`,
      leaf: () => `${where} asks for a leaf: it is ${shownValue(step.value)}.`,
      return: () => `${where}: ${step.method} returns${step.value ? ` ${shownValue(step.value)}` : ''}.`,
      throw: () => `${where}: ${step.method} ends by ${step.value}.`,
    }[step.do]();
    const last = index === this.walk.steps.length - 1 && this.walk.wrong === undefined && this.walk.caption ? ` ${this.walk.caption}` : '';
    return index === this.walk.wrong ? `First wrong step, line ${step.line}. ${this.walk.caption}` : said + last;
  }

  show(index) {
    const open = index < 0 ? [] : this.open(index);
    const before = open.length > 1 && this.last && this.last.depth === open[0].depth ? this.last.variables : [];
    this.said.textContent = this.sentence(index);
    this.said.classList.toggle('turning', index === this.walk.wrong);
    this.lines.forEach((line) => {
      line.classList.remove('now', 'caller');
      line.removeAttribute('aria-current');
    });
    open.slice(1).forEach((step) => this.lines[step.line - 1] && this.lines[step.line - 1].classList.add('caller'));
    const now = open[0] && this.lines[open[0].line - 1];
    if (now) {
      now.classList.add('now');
      now.setAttribute('aria-current', 'step');
      const [seen, at] = [this.code.getBoundingClientRect(), now.getBoundingClientRect()];
      if (at.top < seen.top + 24) this.code.scrollTop -= seen.top + 24 - at.top;
      else if (at.bottom > seen.bottom - 24) this.code.scrollTop += at.bottom - seen.bottom + 24;
    }
    this.calls.replaceChildren(...open.map((step, i) => this.call(step, i === 0 ? before : null)));
    this.last = open[0] || null;
  }

  /** A call with its variables; a value that has just changed stands out. */
  call(step, before) {
    const known = new Map(before || []);
    const variables = step.variables.map(([name, value]) => {
      const shown = html('span', { class: 'variable' }, html('b', {}, name), ` = ${shownValue(value)}`);
      if (before && known.has(name) && known.get(name) !== value) shown.classList.add('changed');
      return shown;
    });
    return html('tr', {}, html('td', {}, step.method), html('td', {}, String(step.line)), html('td', {}, ...variables));
  }
}

class CodeExplorer extends Explorer {
  constructor(search, walk) {
    super([search]);
    this.walk = walk;
    this.code = new CodePanel(walk);
    this.moments = [[0], ...walk.steps.map((step) => [step.moment])];
    this.end = walk.steps.length;
  }

  build(into) {
    super.build(into);
    const panels = into.querySelector('.panels');
    panels.classList.add('walk');
    panels.prepend(this.code.node);
    this.panels[0].said.removeAttribute('aria-live');
    const keys = into.querySelector('.keys');
    keys.textContent =
      'Keys: ← and → one step, Space plays and pauses, Home and End, W goes to the first wrong step. The marked line is next; variables have the values from before it. ' +
      'Lines with a bar at their side wait for a call. The tree shows what follows from the leaves that were asked for, whatever the code makes of them.';
    if (this.walk.wrong !== undefined) {
      const button = html('button', { type: 'button', title: 'To the first wrong step (W)' }, 'first wrong step');
      button.addEventListener('click', () => this.toWrong());
      into.querySelector('.controls').append(button);
      if (!/step=\d/.test(location.hash)) this.toWrong();
    }
  }

  toWrong() {
    this.goTo(this.walk.wrong + 1);
  }

  key(event) {
    if (event.key.toLowerCase() === 'w' && !event.altKey && !event.ctrlKey && !event.metaKey && this.walk.wrong !== undefined) this.toWrong();
    else super.key(event);
  }

  show() {
    super.show();
    this.code.show(this.moment - 1);
    const step = this.walk.steps[this.moment - 1];
    const here = step && step.node !== undefined ? step.node || 'root' : '';
    for (const each of this.panels[0].frame.querySelectorAll('[data-path]')) each.classList.toggle('here', each.dataset.path === here);
  }
}
