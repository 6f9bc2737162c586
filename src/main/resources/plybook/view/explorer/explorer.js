// The page: one panel a search, and one set of controls for all of them.

const html = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

class Panel {
  constructor(search, several) {
    this.search = search;
    this.folds = new Map();
    this.frame = html('div', { class: 'frame', tabindex: '0', role: 'region', 'aria-label': `The tree of ${search.title}` });
    this.said = html('p', { class: 'said', ...(several ? {} : { 'aria-live': 'polite' }) });
    this.counts = html('p', { class: 'counts' });
    this.path = html('tbody');
    this.board = html('div', { class: 'board' });
    this.node = html(
      'section',
      { class: 'panel', 'aria-label': search.title },
      html('h2', {}, search.title),
      this.said,
      this.frame,
      this.counts,
      html(
        'details',
        {},
        html('summary', {}, 'Where the search is: the open nodes and their windows'),
        html(
          'div',
          { class: 'where' },
          this.board,
          html(
            'table',
            {},
            html('thead', {}, html('tr', {}, ...['node', 'to move', 'on entry', 'now'].map((text) => html('th', { scope: 'col' }, text)))),
            this.path,
          ),
        ),
      ),
    );
  }

  show() {
    const { search } = this;
    draw(search, this.folds, this.frame, (place, folded) => {
      this.folds.set(place, folded);
      this.show();
    });
    this.said.textContent = search.sentence();
    this.said.classList.toggle('turning', search.isTurningPoint);
    const { nodes, leaves, cutoffs, cut } = search.counts;
    const never = search.neverVisited;
    this.counts.textContent =
      `Visited ${nodes.toLocaleString('en')} nodes, ${leaves.toLocaleString('en')} of them leaves. ` +
      (cutoffs === 0
        ? 'No cut so far.'
        : `Cut ${cutoffs === 1 ? 'once' : `${cutoffs.toLocaleString('en')} times`}: ${cut.toLocaleString('en')} ${cut === 1 ? 'branch' : 'branches'}` +
          (never === null ? '.' : `, ${never.toLocaleString('en')} ${never === 1 ? 'node' : 'nodes'} never visited.`));
    this.path.replaceChildren(
      ...search.openPlaces.map((place) =>
        html('tr', {}, ...[placeName(place), place.player || '–', windowText(place.entered), windowText(place.window)].map((text) => html('td', {}, text))),
      ),
    );
    const rows = search.boardAt(search.focus);
    this.board.replaceChildren(...(rows ? [html('pre', { 'aria-label': 'the board at this node' }, rows.map((row) => row.join(' ')).join('\n'))] : []));
  }
}

class Explorer {
  constructor(searches) {
    this.panels = searches.map((search) => new Panel(search, searches.length > 1));
    this.moments = together(searches);
    this.end = this.moments.length - 1;
    this.moment = 0;
    this.timer = 0;
  }

  /** Builds the page inside the given element. */
  build(into) {
    const button = (label, title, act) => {
      const made = html('button', { type: 'button', 'aria-label': title, title }, label);
      made.addEventListener('click', act);
      return made;
    };
    this.play = button('play', 'Play (Space)', () => this.toggle());
    this.slider = html('input', { type: 'range', min: '0', max: String(this.end), value: '0', 'aria-label': 'Step' });
    this.slider.addEventListener('input', () => this.goTo(Number(this.slider.value)));
    this.count = html('output', {});
    this.speed = html('select', { 'aria-label': 'Steps a second' }, ...[1, 2, 5, 20].map((each) => html('option', { value: String(each) }, `${each} a second`)));
    this.speed.value = '2';
    this.speed.addEventListener('change', () => {
      if (this.timer) {
        this.stop();
        this.toggle();
      }
    });
    const controls = html(
      'div',
      { class: 'controls', role: 'group', 'aria-label': 'Steps' },
      button('|◀', 'To the start (Home)', () => this.goTo(0)),
      button('◀', 'One step back (Left)', () => this.goTo(this.moment - 1)),
      this.play,
      button('▶', 'One step on (Right)', () => this.goTo(this.moment + 1)),
      button('▶|', 'To the end (End)', () => this.goTo(this.end)),
      this.slider,
      this.count,
      this.speed,
    );
    const next = (kind, label) =>
      button(label, `On to the next ${kind}`, () => {
        const next = this.moments.findIndex((moments, i) => i > this.moment && this.happens(kind, moments, this.moments[i - 1]));
        this.goTo(next < 0 ? this.end : next);
      });
    controls.append(next('cutoff', 'next cut'), next('leaf', 'next leaf'));
    if (location.protocol === 'file:' || location.protocol === 'http:' || location.protocol === 'https:') {
      this.link = html('a', { class: 'link', href: '#step=0' }, 'link to this step');
      controls.append(this.link);
    }
    into.replaceChildren(
      controls,
      html('div', { class: 'panels' }, ...this.panels.map((panel) => panel.node)),
      html(
        'p',
        { class: 'keys' },
        'Keys: ← and → one step, Space plays and pauses, Home and End. Click a node, or Enter on it, to fold or unfold what is below it. ' +
          'Dashed and struck through: cut off. Bold line: best play. (α, β): the window on entry, then as it is now.',
      ),
    );
    document.addEventListener('keydown', (event) => this.key(event));
    addEventListener('hashchange', () => this.follow());
    this.follow();
    this.show();
  }

  /** Goes to the step that the address names, if it does. */
  follow() {
    const named = /^#step=(\d+)$/.exec(location.hash);
    if (named) this.goTo(Number(named[1]));
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === this.speed) return;
    if (event.target instanceof HTMLInputElement && event.target !== this.slider) return;
    const steps = { ArrowLeft: this.moment - 1, ArrowRight: this.moment + 1, Home: 0, End: this.end };
    if (event.key in steps) {
      event.preventDefault();
      this.goTo(steps[event.key]);
    } else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement) && event.target.localName !== 'summary') {
      event.preventDefault();
      this.toggle();
    }
  }

  /** Whether one of the searches takes such a step to come to these moments from those before. */
  happens(kind, moments, before) {
    return this.panels.some(({ search }, i) => moments[i] > before[i] && search.steps[moments[i] - 1].do === kind);
  }

  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.moment === this.end) this.goTo(0);
    this.play.textContent = 'pause';
    this.play.setAttribute('aria-label', 'Pause (Space)');
    this.timer = setInterval(() => {
      this.move(this.moment + 1);
      if (this.moment === this.end) this.stop();
    }, 1000 / Number(this.speed.value));
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.play.textContent = 'play';
    this.play.setAttribute('aria-label', 'Play (Space)');
  }

  /** Goes to a moment and stays there. */
  goTo(moment) {
    this.stop();
    this.move(moment);
  }

  move(moment) {
    this.moment = Math.max(0, Math.min(moment, this.end));
    this.panels.forEach((panel, i) => panel.search.goTo(this.moments[this.moment][i]));
    this.show();
  }

  show() {
    this.panels.forEach((panel) => panel.show());
    this.slider.value = String(this.moment);
    this.count.textContent = `step ${this.moment} of ${this.end}`;
    if (this.link) this.link.href = `#step=${this.moment}`;
  }
}
