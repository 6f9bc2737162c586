// The page: one panel a search, and one set of controls for all of them.

const html = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

class Panel {
  /** @param again does the same search on another tree; null if this page cannot */
  constructor(search, several, again = null) {
    this.search = search;
    this.again = again;
    this.folds = new Map(); // from a node's path to whether it is folded
    this.heading = html('h2', {}, search.title);
    this.frame = html('div', { class: 'frame', tabindex: '0', role: 'region', 'aria-label': `The tree of ${search.title}` });
    this.said = html('p', { class: 'said', ...(several ? {} : { 'aria-live': 'polite' }) });
    this.counts = html('p', { class: 'counts' });
    this.path = html('tbody');
    this.board = html('div', { class: 'board' });
    this.way = html('p', { class: 'way' });
    const saving = (kind, act) => {
      const made = html('button', { type: 'button', 'aria-label': `save ${kind} of ${search.title}` }, `save ${kind}`);
      made.addEventListener('click', () => act(this.frame.querySelector('svg'), `${this.search.title.replace(/[^\w-]+/g, '-')}-step-${this.search.moment}`));
      return made;
    };
    this.node = html(
      'section',
      { class: 'panel', 'aria-label': search.title },
      this.heading,
      this.said,
      this.way,
      this.frame,
      html('div', { class: 'below' }, this.counts, html('span', { class: 'saves' }, saving('SVG', saveSvg), saving('PNG', savePng))),
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

  /** Shows another search, or none if the tree is not the one that was searched. */
  use(search) {
    this.isAway = search === null;
    if (search) this.search = search;
    this.heading.textContent = search ? search.title : this.search.title;
  }

  show(touch = null) {
    const { search } = this;
    this.node.classList.toggle('away', Boolean(this.isAway));
    if (this.isAway) {
      this.frame.replaceChildren();
      this.path.replaceChildren();
      this.counts.textContent = '';
      this.said.textContent = 'This search was recorded on the tree as it was. It cannot follow the change; “As it was” brings it back.';
      return;
    }
    draw(search, this.folds, this.frame, touch, (place, folded) => {
      this.folds.set(keyOf(place), folded);
      this.show(touch);
    });
    this.said.textContent = search.sentence();
    this.said.classList.toggle('turning', search.isTurningPoint);
    // Where a tree does not fit its frame, the root and the way from it stay in sight as text.
    this.way.textContent = search.places > DRAWN_WHOLE ? wayTo(search) : '';
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

/** The way from the root to where the search is, in a line. */
function wayTo(search) {
  const open = search.openPlaces.length > 0 ? search.openPlaces : [search.root];
  return open
    .map((place) => {
      const value = !place.open && place.value !== null ? ` = ${bound(place.value)}` : '';
      return `${capital(placeName(place))}${place.action === null || search.known ? '' : ` ${place.action}`}${value}${
        place.window && search.windows ? ` ${windowText(place.window)}` : ''
      }`;
    })
    .join(' › ');
}

class Explorer {
  /** @param traces if given, the traces of the searches: then the tree can be touched, if the page can search it again */
  constructor(searches, traces = []) {
    this.searches = searches;
    this.panels = searches.map((search, i) => new Panel(search, searches.length > 1, traces[i] ? repeats(traces[i]) : null));
    const able = this.panels.findIndex((panel) => panel.again);
    this.touch = able < 0 || countNodes(traces[able].tree) > ROOM.nodes ? null : new Touch(this, traces[able].tree);
    this.moment = 0;
    this.timer = 0;
    this.keepTogether();
  }

  keepTogether() {
    this.moments = together(this.present.map((panel) => panel.search));
    this.end = this.moments.length - 1;
  }

  /** The panels that show a search of the tree as it is now. */
  get present() {
    return this.panels.filter((panel) => !panel.isAway);
  }

  /** Searches another tree, or shows the recorded searches of the first one. */
  searchAgain(tree, recorded) {
    const whole = this.moment === 0 || this.moment === this.end;
    this.stop();
    this.panels.forEach((panel, i) => {
      panel.use(recorded ? this.searches[i] : panel.again ? new Search(panel.again(tree)) : null);
    });
    this.keepTogether();
    this.slider.max = String(this.end);
    this.move(whole ? this.end : this.moment);
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
      button(label, label, () => {
        const next = this.moments.findIndex((moments, i) => i > this.moment && this.happens(kind, moments, this.moments[i - 1]));
        this.goTo(next < 0 ? this.end : next);
      });
    controls.append(next('cutoff', 'next cut'), next('leaf', 'next leaf'));
    this.panels.forEach((panel) => this.touch && this.touch.watch(panel.frame));
    if (location.protocol === 'file:' || location.protocol === 'http:' || location.protocol === 'https:') {
      this.link = html('a', { class: 'link', href: '#step=0' }, 'link to this step');
      controls.append(this.link);
    }
    into.replaceChildren(
      controls,
      ...(this.touch ? [this.touch.node] : []),
      html('div', { class: 'panels' }, ...this.panels.map((panel) => panel.node)),
      html(
        'p',
        { class: 'keys' },
        'Keys: ← and → one step, Space plays and pauses, Home and End. Click a node, or Enter on it, to fold or unfold what is below it. ' +
          'Dashed and struck through: cut off. Bold line: best play. (α, β): the window on entry, then as it is now. ' +
          'The bar below it is the window on a number line, from the smallest leaf to the largest; a dot is the value returned, a cross a closed window.' +
          (this.touch ? ' Drag a leaf up or down, or click it and type.' : ''),
      ),
    );
    document.addEventListener('keydown', (event) => this.key(event));
    addEventListener('hashchange', () => this.follow());
    this.follow();
    this.show();
  }

  /** Goes to the tree and the step that the address names, if it does. A tree may have commas instead of blanks. */
  follow() {
    const named = new Map(
      location.hash
        .slice(1)
        .split('&')
        .map((part) => part.split(/=(.*)/s, 2)),
    );
    document.body.classList.toggle('slide', named.get('view') === 'slide');
    if (named.has('tree') && this.touch) {
      try {
        const tree = parseTree(decodeURIComponent(named.get('tree') || ''));
        if (treeText(tree) !== treeText(this.touch.tree)) this.touch.show(tree);
      } catch (error) {
        this.touch.say(error instanceof URIError ? 'The address of this page names no tree.' : error.message);
      }
    }
    if (/^\d+$/.test(named.get('step') || '')) this.goTo(Number(named.get('step')));
  }

  /** What the address of this page says of the tree and the step. */
  address() {
    const changed = this.touch && this.touch.tree !== this.touch.original;
    return `#${changed ? `tree=${encodeURIComponent(treeText(this.touch.tree).replace(/ /g, ','))}&` : ''}step=${this.moment}`.replace(/%2C/g, ',');
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
    return this.present.some(({ search }, i) => moments[i] > before[i] && search.steps[moments[i] - 1].do === kind);
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
    this.present.forEach((panel, i) => panel.search.goTo(this.moments[this.moment][i]));
    this.show();
  }

  show() {
    this.panels.forEach((panel) => panel.show(this.touch));
    this.slider.value = String(this.moment);
    this.count.textContent = `step ${this.moment} of ${this.end}`;
    if (this.link) this.link.href = this.address();
  }
}
