// A tree that one can touch: leaves are dragged or typed, children change places, branches come and go, and the searches follow at once.

/** The way of the pointer, in pixels, for one more or one less. */
const PER_UNIT = 7;
/** Less movement is a click. */
const CLICK = 5;

class Touch {
  /** @param tree the tree at the start */
  constructor(explorer, tree) {
    this.explorer = explorer;
    this.original = tree;
    this.tree = tree;
    this.past = [];
    this.mode = ''; // 'change', 'ask', or neither
    this.chosen = null; // the path of the node that the buttons are about
    this.answers = new Map(); // from a leaf's path to true if it may be anything
    this.drag = null;
    this.ignoring = false;
    // While a finger drags a node, the page does not go with it.
    this.holding = (event) => this.drag && event.cancelable && event.preventDefault();
    this.build();
  }

  build() {
    const button = (label, act, attributes = {}) => {
      const made = html('button', { type: 'button', ...attributes }, label);
      made.addEventListener('click', act);
      return made;
    };
    this.changing = button('Change the tree', () => this.enter('change'), { 'aria-pressed': 'false' });
    this.asking = button('Which leaf may be anything?', () => this.enter('ask'), { 'aria-pressed': 'false' });
    this.undoing = button('Undo', () => this.undo(), { disabled: '' });
    this.restoring = button('As it was', () => this.restore(), { disabled: '' });
    this.said = html('p', { class: 'touched', role: 'status' });
    this.text = html('input', { type: 'text', id: 'touched-tree', spellcheck: 'false', autocomplete: 'off' });
    const form = html('form', { class: 'typed' }, html('label', { for: 'touched-tree' }, 'The tree as text'), this.text, html('button', {}, 'Use'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.use();
    });
    this.name = html('strong', {}, '');
    this.buttons = {
      less: button('−', () => this.add(-1), { 'aria-label': 'One less' }),
      more: button('+', () => this.add(1), { 'aria-label': 'One more' }),
      left: button('← move', () => this.move(-1), { 'aria-label': 'Move to the left' }),
      right: button('move →', () => this.move(1), { 'aria-label': 'Move to the right' }),
      grow: button('add a leaf', () => this.grow()),
      turn: button('MAX ↔ MIN', () => this.turn()),
      cut: button('remove', () => this.remove()),
    };
    this.bar = html(
      'div',
      { class: 'bar', hidden: '' },
      html('div', { class: 'controls', role: 'group', 'aria-label': 'The chosen node' }, this.name, ...Object.values(this.buttons)),
      form,
      html(
        'p',
        { class: 'keys' },
        'Drag a leaf up or down for another number, any node sideways for another place; or click a node and use the buttons. ' +
          'On a node: ↑ and ↓ change a leaf, a digit types it, Shift with ← or → moves it, Insert adds a leaf, Delete removes it.',
      ),
    );
    this.node = html(
      'div',
      { class: 'touch', role: 'group', 'aria-label': 'Touch the tree' },
      html('div', { class: 'controls' }, this.changing, this.asking, this.undoing, this.restoring),
      this.bar,
      this.said,
    );
    this.refresh();
  }

  /** Listens to a frame with a tree, which lasts while the tree in it is drawn again and again. */
  watch(frame) {
    frame.addEventListener('pointerdown', (event) => this.down(event, frame));
    frame.addEventListener('pointermove', (event) => this.dragged(event));
    frame.addEventListener('pointerup', (event) => this.released(event));
    frame.addEventListener('touchmove', this.holding, { passive: false });
    frame.addEventListener('pointercancel', () => this.up());
    frame.addEventListener('click', (event) => this.clicked(event, frame), true);
    frame.addEventListener('keydown', (event) => this.key(event, frame), true);
  }

  enter(mode) {
    this.mode = this.mode === mode ? '' : mode;
    this.answers.clear();
    if (this.mode === 'change' && !this.chosen) this.chosen = leafPaths(this.tree)[0];
    if (this.mode === 'ask') this.explorer.goTo(0);
    this.refresh();
    this.explorer.show();
    if (this.mode === 'ask') this.say(this.question());
    else this.say(this.mode === 'change' ? `${capital(this.nameOf(this.chosen))} is chosen.` : '');
  }

  question() {
    const paths = leafPaths(this.tree);
    const free = paths.filter((path) => reach(this.tree, path).free).length;
    if (free === 0) return `None of the ${paths.length} leaves may be anything here. Change the tree, and ask again.`;
    return `Click a leaf that may hold any number at all, while the others stay, without changing what the tree is worth. ${
      free === 1 ? 'There is one' : `There are ${free}`
    } among the ${paths.length} leaves.`;
  }

  /** Answers a click on a leaf. */
  answer(path) {
    const { low, high, free } = reach(this.tree, path);
    const value = minimax(this.tree);
    const name = this.nameOf(path);
    this.answers.set(path.join('/'), free);
    const all = leafPaths(this.tree).filter((each) => reach(this.tree, each).free);
    const found = all.filter((each) => this.answers.has(each.join('/'))).length;
    const spared = !visits(alphaBetaTrace(this.tree).steps).has(path.join('/'));
    let sentence;
    if (free) {
      sentence = `Yes. Whatever ${name} holds, the tree is worth ${bound(value)}. ${
        spared ? 'Alpha-beta never looks at it.' : 'Alpha-beta still looks at it, because it cannot know yet what comes later.'
      }`;
    } else {
      const kept =
        value === low ? `Any number up to ${bound(low)} would do` : value === high ? `Any number from ${bound(high)} up would do` : 'No other number would do';
      sentence = `No. With −∞ in ${name} the tree would be worth ${bound(low)}, with +∞ ${bound(high)}; now it is worth ${bound(value)}. ${kept}.`;
    }
    this.explorer.show();
    this.say(`${sentence} ${found === all.length ? `Found all ${found}.` : `Found ${found} of ${all.length}.`}`);
  }

  say(sentence) {
    this.said.textContent = sentence;
  }

  nameOf(path) {
    const tree = subtree(this.tree, path);
    if (path.length === 0) return 'the root';
    const where = path.map((i) => i + 1).join('.');
    return isLeafTree(tree) ? `leaf ${where}` : `${tree.player} node ${where}`;
  }

  /** What the searches say of the tree now. */
  summary() {
    return this.explorer.panels
      .filter((panel) => panel.again)
      .map(({ search, again }) => `${again(this.tree).title} visits ${visited(search.steps)} of ${countNodes(this.tree)} nodes`)
      .join(', ')
      .replace(/^./, (first) => first.toUpperCase());
  }

  /** Puts another tree in the place of this one. */
  change(tree, sentence, remember = true) {
    if (countNodes(tree) > ROOM.nodes || countPlies(tree) > ROOM.plies) {
      this.say(`There is room for ${ROOM.nodes} nodes and ${ROOM.plies} plies.`);
      return;
    }
    if (remember) this.past.push(this.tree);
    this.tree = tree;
    this.answers.clear();
    this.explorer.searchAgain(tree, tree === this.original);
    this.refresh();
    if (sentence) this.tell(sentence);
  }

  tell(sentence) {
    this.say(`${capital(sentence)} The tree is worth ${bound(minimax(this.tree))}. ${this.summary()}.`);
  }

  refresh() {
    const { tree, chosen, mode } = this;
    this.changing.setAttribute('aria-pressed', String(mode === 'change'));
    this.asking.setAttribute('aria-pressed', String(mode === 'ask'));
    this.undoing.disabled = this.past.length === 0;
    this.restoring.disabled = tree === this.original;
    this.bar.hidden = mode !== 'change';
    if (document.activeElement !== this.text) this.text.value = treeText(tree);
    if (!chosen) return;
    const node = subtree(tree, chosen);
    const leaf = isLeafTree(node);
    const order = chosen[chosen.length - 1];
    const siblings = chosen.length ? subtree(tree, chosen.slice(0, -1)).children.length : 1;
    this.name.textContent = capital(this.nameOf(chosen));
    this.buttons.less.hidden = this.buttons.more.hidden = !leaf;
    this.buttons.turn.hidden = leaf;
    this.buttons.grow.textContent = leaf ? 'split in two' : 'add a leaf';
    this.buttons.left.disabled = !(order > 0);
    this.buttons.right.disabled = !(order < siblings - 1);
    this.buttons.cut.disabled = siblings === 1;
  }

  choose(path) {
    this.chosen = path;
    this.refresh();
    this.explorer.show();
    this.say(`${capital(this.nameOf(path))} is chosen.`);
  }

  setLeaf(path, value, sentence = `${this.nameOf(path)} is now ${bound(value)}.`, remember = true) {
    const kept = Math.max(-MOST_VALUE, Math.min(value, MOST_VALUE));
    this.change(replaced(this.tree, path, () => kept), sentence, remember);
  }

  add(more) {
    this.setLeaf(this.chosen, subtree(this.tree, this.chosen) + more);
  }

  /** Moves the chosen node by places among its siblings. */
  move(places, remember = true) {
    const above = this.chosen.slice(0, -1);
    const from = this.chosen[above.length];
    const to = from + places;
    if (this.chosen.length === 0 || to < 0 || to >= subtree(this.tree, above).children.length) return;
    const name = this.nameOf(this.chosen);
    this.chosen = [...above, to];
    this.change(
      replaced(this.tree, above, ({ player, children }) => {
        const order = [...children];
        order.splice(to, 0, ...order.splice(from, 1));
        return { player, children: order };
      }),
      remember ? `${name} is now child ${to + 1}.` : '',
      remember,
    );
  }

  /** Gives an inner node one more leaf, or makes a leaf a node with two. */
  grow() {
    const node = subtree(this.tree, this.chosen);
    const name = this.nameOf(this.chosen);
    const above = this.chosen.length ? subtree(this.tree, this.chosen.slice(0, -1)).player : 'MIN';
    this.change(
      replaced(this.tree, this.chosen, () =>
        isLeafTree(node) ? { player: other(above), children: [node, 0] } : { player: node.player, children: [...node.children, 0] },
      ),
      isLeafTree(node) ? `${name} is a node with two leaves now.` : `${name} has a leaf more.`,
    );
  }

  turn() {
    const name = this.nameOf(this.chosen);
    this.change(
      replaced(this.tree, this.chosen, ({ player, children }) => ({ player: other(player), children })),
      `${name} now belongs to ${other(subtree(this.tree, this.chosen).player)}.`,
    );
  }

  remove() {
    const above = this.chosen.slice(0, -1);
    if (this.chosen.length === 0 || subtree(this.tree, above).children.length === 1) {
      this.say('A node keeps one child at least.');
      return;
    }
    const name = this.nameOf(this.chosen);
    const path = this.chosen;
    this.chosen = above;
    this.change(replaced(this.tree, path, () => null), `${name} is gone.`);
  }

  undo() {
    this.chosen = null;
    this.change(this.past.pop(), 'One change is taken back.', false);
    this.chosen = leafPaths(this.tree)[0];
    this.refresh();
  }

  restore() {
    this.chosen = leafPaths(this.original)[0];
    this.change(this.original, 'The tree is as it was.');
  }

  show(tree) {
    this.chosen = leafPaths(tree)[0];
    this.change(tree, 'This is your tree.');
  }

  use() {
    try {
      this.show(parseTree(this.text.value));
    } catch (error) {
      this.say(error.message);
    }
  }

  down(event, frame) {
    const path = pathOf(event.target);
    if (!path || event.button > 0 || this.mode === 'ask') return;
    const node = subtree(this.tree, path);
    if (!isLeafTree(node) && this.mode !== 'change') return;
    // The touched node is drawn anew on the way, and what happens to it then does not come to the frame.
    event.target.addEventListener('touchmove', this.holding, { passive: false });
    this.drag = { path, frame, x: event.clientX, y: event.clientY, value: node, along: '', id: event.pointerId, before: this.tree };
  }

  dragged(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.id) return;
    const right = event.clientX - drag.x;
    const up = drag.y - event.clientY;
    if (!drag.along) {
      if (Math.max(Math.abs(right), Math.abs(up)) < CLICK) return;
      const vertical = typeof drag.value === 'number' && (Math.abs(up) >= Math.abs(right) || this.mode !== 'change');
      drag.along = vertical ? 'value' : 'order';
      if (drag.along === 'order' && drag.path.length === 0) drag.along = 'nothing';
      drag.frame.setPointerCapture(drag.id); // the node itself is drawn anew
      this.chosen = drag.path;
    }
    event.preventDefault();
    if (drag.along === 'value') {
      // Without the mode a leaf can go sideways, too: a wheel that is turned either way.
      const way = Math.abs(up) >= Math.abs(right) ? up : right;
      const value = drag.value + Math.round((this.mode === 'change' ? up : way) / PER_UNIT);
      if (value !== subtree(this.tree, drag.path)) this.setLeaf(drag.path, value, '', false);
    } else if (drag.along === 'order') {
      const order = drag.path[drag.path.length - 1];
      const beside = (i) => {
        const found = nodeAt(drag.frame, [...drag.path.slice(0, -1), i]);
        const box = found && found.getBoundingClientRect();
        return box && box.left + box.width / 2;
      };
      const [left, next] = [beside(order - 1), beside(order + 1)];
      const places = left !== null && event.clientX < left ? -1 : next !== null && event.clientX > next ? 1 : 0;
      if (places !== 0) {
        this.move(places, false);
        drag.path = this.chosen;
      }
    }
  }

  /** The last movement of a quick finger may come with its release alone. */
  released(event) {
    this.dragged(event);
    this.up();
  }

  up() {
    const { drag } = this;
    this.drag = null;
    if (!drag || !drag.along) return;
    // The click that follows is part of the gesture.
    this.ignoring = true;
    setTimeout(() => (this.ignoring = false));
    if (this.tree === drag.before) return;
    this.past.push(drag.before);
    this.refresh();
    const name = this.nameOf(drag.path);
    this.tell(drag.along === 'value' ? `${name} is now ${bound(subtree(this.tree, drag.path))}.` : `${name} has come here.`);
  }

  clicked(event, frame) {
    const path = pathOf(event.target);
    if (this.ignoring) {
      event.stopPropagation();
      return;
    }
    if (!path) return;
    const leaf = isLeafTree(subtree(this.tree, path));
    if (this.mode === 'ask') {
      event.stopPropagation();
      if (leaf) this.answer(path);
      else this.say('That is an inner node. The question is about leaves.');
    } else if (this.mode === 'change') {
      event.stopPropagation();
      this.choose(path);
      if (leaf) this.type(path, frame);
    } else if (leaf) {
      this.type(path, frame);
    }
  }

  /** Opens a field over a leaf. */
  type(path, frame, first = '') {
    const box = nodeAt(frame, path).getBoundingClientRect();
    const around = frame.getBoundingClientRect();
    const before = subtree(this.tree, path);
    const field = html('input', {
      type: 'text',
      class: 'typing',
      inputmode: 'text',
      autocomplete: 'off',
      'aria-label': `Value of ${this.nameOf(path)}`,
      style: `left:${box.left - around.left + frame.scrollLeft + box.width / 2 - 30}px;top:${box.top - around.top + frame.scrollTop}px`,
    });
    field.value = first || String(before);
    let open = true;
    const close = (use) => {
      if (!open) return;
      open = false;
      const typed = field.value.trim().replace(/[−–]/g, '-');
      field.remove();
      if (use && /^[-+]?\d{1,9}$/.test(typed)) {
        if (Number(typed) !== before) this.setLeaf(path, Number(typed) + 0);
      } else if (use && typed !== '') {
        this.say(`“${typed}” is not a value for a leaf; write a whole number.`);
      }
      const again = nodeAt(frame, path);
      if (again) again.focus({ preventScroll: true });
    };
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Enter') close(true);
      if (event.key === 'Escape') close(false);
    });
    field.addEventListener('blur', () => close(true));
    frame.append(field);
    field.focus({ preventScroll: true });
    if (!first) field.select();
  }

  key(event, frame) {
    const path = pathOf(event.target);
    if (!path || event.ctrlKey || event.metaKey || event.altKey) return;
    const node = subtree(this.tree, path);
    const leaf = isLeafTree(node);
    const act = this.actOf(event, path, node, leaf, frame);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
    const again = nodeAt(frame, this.chosen || path);
    if (again && !frame.querySelector('.typing')) again.focus({ preventScroll: true });
  }

  /** Returns what a key does on a node, if anything. */
  actOf(event, path, node, leaf, frame) {
    const { key } = event;
    const on = (act) => () => {
      this.chosen = path;
      act();
    };
    if (this.mode === 'ask') {
      if (key !== 'Enter') return null;
      return leaf ? () => this.answer(path) : () => this.say('That is an inner node. The question is about leaves.');
    }
    if (leaf && (key === 'ArrowUp' || key === 'ArrowDown')) return on(() => this.add(key === 'ArrowUp' ? 1 : -1));
    if (leaf && /^[-\d]$/.test(key)) return on(() => this.type(path, frame, key));
    if (leaf && key === 'Enter') return on(() => this.type(path, frame));
    if (this.mode !== 'change') return null;
    if (event.shiftKey && key === 'ArrowLeft') return on(() => this.move(-1));
    if (event.shiftKey && key === 'ArrowRight') return on(() => this.move(1));
    if (key === 'Insert') return on(() => this.grow());
    if (key === 'Delete') return on(() => this.remove());
    return key === 'Enter' ? on(() => this.choose(path)) : null;
  }
}

/** The path of the node that an element is part of, or null. */
function pathOf(target) {
  const node = target.closest && target.closest('[data-path]');
  if (!node) return null;
  return node.dataset.path === 'root' ? [] : node.dataset.path.split('/').map(Number);
}

const nodeAt = (frame, path) => frame.querySelector(`[data-path="${path.join('/') || 'root'}"]`);

const visited = (steps) => steps.filter((step) => step.do === 'enter').length;

/** Returns the paths of the nodes that a search visits, as text. */
function visits(steps) {
  const all = new Set();
  const path = [];
  steps.forEach((step) => {
    if (step.do === 'enter') {
      if (step.action !== undefined) path.push(step.action);
      all.add(path.join('/'));
    } else if (step.do === 'leave') path.pop();
  });
  return all;
}
