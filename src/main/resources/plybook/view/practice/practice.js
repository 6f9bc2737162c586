// The practice page: a tree to fill in, checked entry by entry or all at once.

const FIELDS = [
  ['alpha', 'α on entry'],
  ['beta', 'β on entry'],
  ['value', 'value returned'],
];

const KINDS = {
  alpha: 'α, what MAX is already guaranteed',
  beta: 'β, what MIN can keep MAX to',
  value: 'the value that a node returns',
  missed: 'branches that are cut',
  early: 'branches that are not cut',
  equality: 'cuts where α = β',
};

/** What a page of fields has room for. */
const SHEET = { nodes: 60, plies: 6 };

class Practice {
  /** @param seed the number that all trees to come follow from; whoever has the same one gets the same trees */
  constructor(into, tree, seed) {
    this.seed = seed;
    this.random = seeded(seed);
    this.level = 0;
    this.score = { right: 0, given: 0, trees: 0 };
    this.editing = false;
    this.build(into);
    this.use(tree || randomTree(0, this.random), tree ? 'Your tree.' : '');
  }

  build(into) {
    const button = (label, act, attributes = {}) => {
      const made = html('button', { type: 'button', ...attributes }, label);
      made.addEventListener('click', act);
      return made;
    };
    this.levels = html('select', { 'aria-label': 'Size and difficulty' }, ...LEVELS.map(({ name }, i) => html('option', { value: String(i) }, name)));
    this.levels.addEventListener('change', () => {
      this.level = Number(this.levels.value);
      this.use(randomTree(this.level, this.random), '');
    });
    this.text = html('input', { type: 'text', id: 'tree-text', spellcheck: 'false', autocomplete: 'off' });
    const form = html('form', { class: 'own' }, html('label', { for: 'tree-text' }, 'The tree as text '), this.text, html('button', {}, 'Use this tree'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.useText();
    });
    this.edit = button('Edit by click', () => this.toggleEditing(), { 'aria-pressed': 'false' });
    this.asIGo = html('input', { type: 'checkbox', id: 'as-i-go' });
    this.asIGo.checked = true;
    this.task = html('p', { class: 'task' });
    this.frame = html('div', { class: 'frame', tabindex: '0', role: 'region', 'aria-label': 'The tree to fill in' });
    this.said = html('div', { class: 'feedback', 'aria-live': 'polite' });
    this.scored = html('p', { class: 'counts', role: 'status' });
    this.series = html('a', { class: 'link' }, '');
    this.stepping = html('div');
    this.solution = html('details', {}, html('summary', {}, 'Step through the right search'), this.stepping);
    this.solution.addEventListener('toggle', () => {
      if (this.solution.open && !this.explorer) this.explore();
    });
    into.replaceChildren(
      html('div', { class: 'controls' }, this.levels, button('New tree', () => this.use(randomTree(this.level, this.random), '')), this.edit),
      form,
      html(
        'p',
        {},
        'Alpha-beta goes through the tree from left to right and cuts as soon as α ≥ β. At each node that it visits, fill in the window (α, β) on entry and the ' +
          'value that it returns; mark the branches that are cut off. Write −∞ as -inf and +∞ as inf.',
      ),
      html('div', { class: 'controls' }, this.asIGo, html('label', { for: 'as-i-go' }, 'check each entry as I go')),
      this.task,
      this.frame,
      this.said,
      html(
        'div',
        { class: 'controls' },
        button('Check all', () => this.checkAll()),
        button('Show the answers', () => this.reveal()),
        button('Next tree', () => this.next()),
      ),
      this.scored,
      html('p', { class: 'keys' }, this.series, ': the link to these trees, in this order.'),
      this.solution,
    );
    this.showScore();
  }

  use(tree, task) {
    this.sheet = new Sheet(tree);
    this.verdicts = new Map(); // from an item's field to its last verdict
    this.counted = new Map(); // from an item's field to true if the first answer was right
    this.revealed = false;
    this.explorer = null;
    this.solution.open = false;
    this.stepping.replaceChildren();
    this.text.value = treeText(tree);
    this.levels.value = String(this.level);
    this.task.textContent = task;
    this.said.replaceChildren();
    this.show();
  }

  useText() {
    try {
      this.use(parseTree(this.text.value, SHEET), 'Your tree.');
    } catch (error) {
      this.say([error.message], 'wrong');
      this.text.focus();
    }
  }

  toggleEditing() {
    this.editing = !this.editing;
    this.edit.setAttribute('aria-pressed', String(this.editing));
    this.edit.textContent = this.editing ? 'Done with editing' : 'Edit by click';
    this.use(this.sheet.tree, this.editing ? 'Change leaves, add and remove nodes, turn MAX into MIN.' : 'Your tree.');
  }

  /** Draws the whole sheet; a field that had the focus keeps it. */
  show() {
    const focused = document.activeElement && document.activeElement.id;
    const box = (item) => ({
      item,
      width: item.isLeaf ? (this.editing ? 84 : 54) : this.editing ? 150 : 128,
      height: (item.parent ? 30 : 0) + (item.isLeaf ? 34 : 114) + (this.editing && item.isLeaf ? 30 : 0) + (this.editing && !item.isLeaf ? -38 : 0),
      children: item.children.map(box),
    });
    const root = box(this.sheet.root);
    const size = layOut(root);
    const svg = element('svg', { width: size.width + 24, height: size.height + 24, 'aria-hidden': 'true' });
    const sheet = html('div', { class: 'sheet', style: `width:${size.width + 24}px;height:${size.height + 24}px` }, svg);
    const visit = (at) => {
      sheet.append(this.node(at));
      for (const child of at.children) {
        const away = child.item.markedAway;
        svg.append(
          element('path', {
            class: `line ${away ? 'cut' : 'edge'}`,
            d: `M${at.x + 12} ${at.y + at.height + 12}V${at.bandEnd + 12}L${child.x + 12} ${child.y + 12}`,
          }),
        );
        visit(child);
      }
    };
    visit(root);
    this.frame.replaceChildren(sheet);
    const again = focused && document.getElementById(focused);
    if (again) again.focus({ preventScroll: true });
  }

  id(item, field) {
    return `f${this.sheet.items.indexOf(item)}-${field}`;
  }

  node({ item, x, y, width, height }) {
    const kind = item.isLeaf ? 'leaf' : item.max ? 'max' : 'min';
    const made = html('div', {
      class: `item ${kind}${item.markedAway ? ' away' : ''}`,
      style: `left:${x - width / 2 + 12}px;top:${y + 12}px;width:${width}px;height:${height}px`,
      role: 'group',
      'aria-label': capital(String(item)),
    });
    if (item.parent && !this.editing) made.append(this.cutButton(item));
    if (this.editing) made.append(...this.editButtons(item));
    else if (item.isLeaf) made.append(html('span', { class: 'value' }, bound(item.tree)));
    else {
      made.append(html('span', { class: 'name' }, `${kind === 'max' ? '△' : '▽'} ${item.name.replace(' node', '')}`));
      FIELDS.forEach(([field, label]) => made.append(this.field(item, field, label)));
    }
    return made;
  }

  cutButton(item) {
    const verdict = this.verdicts.get(this.id(item, 'cut'));
    const above = item.parent.markedAway;
    const made = html(
      'button',
      {
        type: 'button',
        id: this.id(item, 'cut'),
        class: `cut${verdict ? (verdict.right ? ' right' : ' wrong') : ''}`,
        'aria-pressed': String(item.answers.cut),
        'aria-label': `${capital(String(item))} is cut off`,
        ...(above ? { disabled: '' } : {}),
      },
      `${verdict ? (verdict.right ? '✓ ' : '✗ ') : ''}cut`,
    );
    made.addEventListener('click', () => {
      item.answers.cut = !item.answers.cut;
      this.verdicts.delete(this.id(item, 'cut'));
      if (this.asIGo.checked && item.answers.cut) this.checkOne(item, 'cut');
      this.show();
    });
    return made;
  }

  field(item, field, label) {
    const id = this.id(item, field);
    const input = html('input', {
      type: 'text',
      id,
      inputmode: 'text',
      autocomplete: 'off',
      size: '5',
      'aria-label': `${label}, ${item}`,
      ...(item.markedAway ? { disabled: '' } : {}),
    });
    input.value = item.answers[field];
    const short = { alpha: 'α', beta: 'β', value: 'value' }[field];
    const sign = html('span', { class: 'sign' });
    const entry = html('label', {}, html('span', {}, short), input, sign);
    const mark = () => {
      const verdict = this.verdicts.get(id);
      entry.className = `entry${verdict ? (verdict.right ? ' right' : ' wrong') : ''}`;
      sign.textContent = verdict ? (verdict.right ? '✓' : '✗') : '';
      if (verdict && !verdict.right) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    };
    mark();
    input.addEventListener('change', () => {
      item.answers[field] = input.value;
      this.verdicts.delete(id);
      if (this.asIGo.checked) this.checkOne(item, field);
      mark(); // only this entry: whoever types quickly is in the next one already, and to draw that again would lose what stands there
    });
    return entry;
  }

  editButtons(item) {
    const button = (label, told, act) => {
      const made = html('button', { type: 'button', 'aria-label': `${told} (${item})`, title: told }, label);
      made.addEventListener('click', () => {
        const before = JSON.stringify(this.sheet.tree);
        act();
        const nodes = countNodes(this.sheet.tree);
        if (nodes > SHEET.nodes || countPlies(this.sheet.tree) > SHEET.plies) {
          this.use(JSON.parse(before), this.task.textContent);
          this.say([`A page has room for ${SHEET.nodes} nodes and ${SHEET.plies} plies.`], 'wrong');
        } else {
          this.use(this.sheet.tree, this.task.textContent);
        }
      });
      return made;
    };
    const replace = (tree) => {
      item.parent.tree.children[item.order] = tree;
    };
    const buttons = [];
    if (item.isLeaf) {
      const input = html('input', { type: 'text', class: 'leaf-value', id: this.id(item, 'leaf'), 'aria-label': `Value of ${item}`, size: '4' });
      input.value = String(item.tree);
      input.addEventListener('change', () => {
        const value = readBound(input.value);
        if (value === null || Math.abs(value) > MOST_VALUE) {
          this.say([`“${input.value}” is not a value for a leaf; write a whole number.`], 'wrong');
          input.value = String(item.tree);
          return;
        }
        replace(value);
        setTimeout(() => this.use(this.sheet.tree, this.task.textContent));
      });
      buttons.push(input, button('split', 'Make it a node with two leaves', () => replace({ player: other(item.parent.tree.player), children: [item.tree, 0] })));
    } else {
      buttons.push(
        button(item.max ? '△ MAX' : '▽ MIN', `Make it a ${other(item.tree.player)} node`, () => {
          item.tree.player = other(item.tree.player);
        }),
        button('+', 'Add a leaf', () => item.tree.children.push(0)),
      );
    }
    if (item.parent && item.parent.children.length > 1) {
      buttons.push(button('×', 'Remove it', () => item.parent.tree.children.splice(item.order, 1)));
    }
    return buttons;
  }

  /** Checks one entry, counts its first answer, and explains an error in it. */
  checkOne(item, field) {
    const verdict = this.judge(item, field);
    if (!verdict) return;
    if (verdict.right) this.say(this.isDone() ? [this.done()] : [`Right: ${field === 'cut' ? `${item} is cut off` : `${capital(String(item))}, ${field}`}.`], 'right');
    else this.say([verdict.reason], 'wrong');
    this.showScore();
  }

  judge(item, field) {
    const id = this.id(item, field);
    const verdict = this.sheet.check(item, field);
    this.verdicts.delete(id);
    if (!verdict) return null;
    this.verdicts.set(id, verdict);
    if (!this.counted.has(id) && !this.revealed) {
      this.counted.set(id, verdict);
      this.score.given++;
      if (verdict.right) this.score.right++;
    }
    return verdict;
  }

  checkAll() {
    const reasons = [];
    let empty = 0;
    for (const item of this.sheet.items) {
      const cut = this.judge(item, 'cut');
      if (cut && !cut.right) reasons.push(cut.reason);
      if (item.isLeaf || item.markedAway) continue;
      for (const [field] of FIELDS) {
        const verdict = this.judge(item, field);
        if (verdict && !verdict.right) reasons.push(verdict.reason);
        if (!verdict && item.visited) empty++;
      }
    }
    if (empty > 0) reasons.push(`${empty === 1 ? 'One entry is' : `${empty} entries are`} still empty.`);
    this.say(reasons.length > 0 ? reasons : [this.done()], reasons.length > 0 ? 'wrong' : 'right');
    this.showScore();
    this.show();
  }

  /** Returns whether all entries are filled in and right. */
  isDone() {
    const fields = this.sheet.toFill.every((item) => FIELDS.every(([field]) => (this.sheet.check(item, field) || {}).right));
    return fields && this.sheet.items.every((item) => item.isCut === item.answers.cut || (item.answers.cut === false && !item.isCut));
  }

  done() {
    return `All ${this.sheet.questions} are right.`;
  }

  reveal() {
    this.revealed = true;
    for (const item of this.sheet.items) {
      item.answers.cut = item.isCut;
      if (item.isLeaf || !item.visited) continue;
      item.answers.alpha = bound(item.entered[0]);
      item.answers.beta = bound(item.entered[1]);
      item.answers.value = bound(item.value);
    }
    this.verdicts.clear();
    this.say(['These are the answers; this tree no longer counts.'], 'right');
    this.solution.open = true;
    this.show();
  }

  /** Starts the next tree: a little harder after a sheet without mistakes, otherwise once more about the most frequent one. */
  next() {
    this.score.trees++;
    const first = [...this.counted.values()];
    const wrong = first.filter((verdict) => !verdict.right);
    const right = first.length - wrong.length;
    if (wrong.length === 0 && right >= 0.9 * this.sheet.questions) {
      const harder = this.level + 1 < LEVELS.length;
      this.level = Math.min(this.level + 1, LEVELS.length - 1);
      this.use(randomTree(this.level, this.random), harder ? 'All right, so this one is a little harder.' : 'All right; there is no harder level, so here is another one.');
    } else if (wrong.length > 0) {
      const kind = mostOften(wrong.map((verdict) => verdict.kind));
      this.use(treeWith(this.level, kind, this.random), `Once more about ${KINDS[kind]}.`);
    } else {
      this.use(randomTree(this.level, this.random), 'Another one of the same level.');
    }
    this.showScore();
  }

  explore() {
    this.explorer = new Explorer([new Search(this.sheet.trace)]);
    this.explorer.build(this.stepping);
  }

  say(sentences, kind) {
    this.said.className = `feedback ${kind}`;
    const shown = sentences.slice(0, 6);
    if (sentences.length > 6) shown.push(`And ${sentences.length - 6} more.`);
    this.said.replaceChildren(html('ul', {}, ...shown.map((sentence) => html('li', {}, sentence))));
  }

  showScore() {
    const { right, given, trees } = this.score;
    this.scored.textContent = `Right at the first try: ${right} of ${given}. Trees done: ${trees}.`;
    this.series.textContent = `Seed ${this.seed}`;
    this.series.href = `#seed=${this.seed}`;
  }
}

function mostOften(kinds) {
  const counts = new Map();
  kinds.forEach((kind) => counts.set(kind, (counts.get(kind) || 0) + 1));
  return [...counts].sort((one, another) => another[1] - one[1])[0][0];
}

/** Returns the one of a hundred random trees of the level in which the kind of entry occurs most often. */
function treeWith(level, kind, random = Math.random) {
  let best = null;
  let most = -1;
  for (let i = 0; i < 100; i++) {
    const tree = randomTree(level, random);
    const found = occurrences(new Sheet(tree), kind);
    if (found > most) {
      most = found;
      best = tree;
    }
  }
  return best;
}

function occurrences(sheet, kind) {
  const finite = (side) => sheet.toFill.filter((item) => Math.abs(item.entered[side]) !== INFINITY).length;
  const cuts = sheet.items.filter((item) => item.closed !== null);
  switch (kind) {
    case 'alpha':
      return finite(0);
    case 'beta':
      return finite(1);
    case 'equality':
      return cuts.filter(({ closed }) => closed.window[0] === closed.window[1]).length;
    case 'missed':
      return cuts.length;
    default:
      return sheet.toFill.length;
  }
}

{
  const given = document.getElementById('given').textContent;
  const into = document.getElementById('practice');
  try {
    const named = /(?:^#|&)seed=(\d{1,9})(?:&|$)/.exec(location.hash);
    const seed = named ? Number(named[1]) : Math.floor(Math.random() * 1000000);
    new Practice(into, given && !named ? parseTree(JSON.parse(given), SHEET) : null, seed);
    addEventListener('hashchange', () => location.reload());
    standIn();
  } catch (error) {
    into.replaceChildren(html('p', { role: 'alert' }, error.message));
  }
}
