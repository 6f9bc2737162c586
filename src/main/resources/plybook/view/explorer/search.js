// A recorded search that can be wound forwards and backwards. At each moment it knows what was known there and then.

const INFINITY = 2147483647;

/** A bound or value as people write it, with a true minus sign. */
function bound(value) {
  if (value === INFINITY) return '+∞';
  if (value === -INFINITY) return '−∞';
  return String(value).replace('-', '−');
}

const windowText = ([alpha, beta]) => `(${bound(alpha)}, ${bound(beta)})`;

const leafValues = (tree) => (typeof tree === 'number' ? [tree] : tree.children.flatMap(leafValues));

/** A node of the game tree, and what the search knows of it at this moment. */
class Place {
  constructor(parent, action, player) {
    this.parent = parent;
    this.action = action;
    this.player = player; // 'MAX' or 'MIN'; none at a leaf
    this.depth = parent ? parent.depth + 1 : 0;
    this.children = [];
    this.byAction = new Map();
    this.given = null; // a leaf's value, where the tree is known beforehand
    this.size = 0; // the nodes here and below: all of a known tree, otherwise those entered so far
    // From here on what changes from step to step.
    this.number = 0; // its place in visiting order, from 1
    this.times = 0; // how often it was entered
    this.open = false;
    this.leaf = false;
    this.entered = null; // the window on entry
    this.window = null;
    this.value = null;
    this.why = ''; // why it was cut
    this.untried = []; // actions of a game that were cut off
    this.pruned = false; // cut off by its parent
  }

  child(action, player) {
    let found = this.byAction.get(action);
    if (!found) {
      found = new Place(this, action, player);
      this.byAction.set(action, found);
      this.children.push(found);
    }
    return found;
  }

  get isLeaf() {
    return this.leaf || this.given !== null;
  }

  /** Cut off, itself or by a node above it. */
  get isPruned() {
    for (let at = this; at; at = at.parent) {
      if (at.times > 0) return false;
      if (at.pruned) return true;
    }
    return false;
  }

  path() {
    return this.parent ? [...this.parent.path(), this.action] : [];
  }
}

class Search {
  /** @param trace what a trace file holds; an Error with a sentence says what is wrong with it */
  constructor(trace) {
    Search.check(trace);
    this.title = trace.title;
    this.steps = trace.steps;
    this.variation = trace.variation;
    this.board = trace.board || null;
    this.result = trace.value;
    this.known = Boolean(trace.tree); // whether the whole tree is known before the search begins
    this.root = new Place(null, null, trace.steps[0].player);
    if (trace.tree) {
      Search.grow(this.root, trace.tree);
      Search.size(this.root);
    }
    this.counts = { nodes: 0, leaves: 0, cutoffs: 0, cut: 0, never: 0 };
    this.current = null;
    this.moment = 0;
    this.undos = [];
    // Minimax hands the full window to every node, which is not worth showing.
    this.windows = trace.steps.some((step) => step.window && (step.window[0] !== -INFINITY || step.window[1] !== INFINITY));
    // The ends of the number lines.
    const values = this.known ? leafValues(trace.tree) : trace.steps.filter((step) => step.do === 'leaf').map((step) => step.value);
    this.range = values.length === 0 ? [0, 0] : [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
    this.places = this.known ? this.root.size : trace.steps.filter((step) => step.do === 'enter').length;
  }

  static check(trace) {
    if (!trace || trace.format !== 'plybook-trace') throw new Error('This is no trace of a search.');
    if (!(trace.version >= 1)) throw new Error('This trace does not say its version.');
    if (trace.version > 1) {
      throw new Error(`This trace is of version ${trace.version}; this page reads version 1. Make the page again with a newer Plybook.`);
    }
    if (!Array.isArray(trace.steps) || trace.steps.length === 0 || trace.steps[0].do !== 'enter') {
      throw new Error('This trace holds no search.');
    }
    let open = 0;
    for (const step of trace.steps) open += step.do === 'enter' ? 1 : step.do === 'leave' ? -1 : 0;
    if (open !== 0) throw new Error('This trace breaks off: the search does not come to its end.');
  }

  static grow(place, tree) {
    if (typeof tree === 'number') {
      place.given = tree;
      return;
    }
    place.player = tree.player;
    tree.children.forEach((child, i) => Search.grow(place.child(String(i), null), child));
  }

  /** Counts the nodes of a known tree, once for all steps. */
  static size(place) {
    place.size = 1 + place.children.reduce((sum, child) => sum + Search.size(child), 0);
    return place.size;
  }

  get end() {
    return this.steps.length;
  }

  /** The step that led to this moment. */
  get step() {
    return this.moment === 0 ? null : this.steps[this.moment - 1];
  }

  goTo(moment) {
    const wanted = Math.max(0, Math.min(moment, this.end));
    while (this.moment < wanted) this.forward();
    while (this.moment > wanted) this.back();
  }

  forward() {
    const undo = [];
    const set = (thing, key, value) => {
      undo.push([thing, key, thing[key]]);
      thing[key] = value;
    };
    const count = (key, more) => set(this.counts, key, this.counts[key] + more);
    const step = this.steps[this.moment++];
    const at = this.current;
    if (step.do === 'enter') {
      const place = at ? at.child(step.action, step.player || null) : this.root;
      if (place.times === 0 && place.pruned) count('never', -place.size);
      if (place.times === 0 && !this.known) for (let up = place; up; up = up.parent) set(up, 'size', up.size + 1);
      set(place, 'number', step.node);
      set(place, 'times', place.times + 1);
      set(place, 'open', true);
      set(place, 'entered', step.window);
      set(place, 'window', step.window);
      set(this, 'current', place);
      count('nodes', 1);
    } else if (step.do === 'leaf') {
      set(at, 'leaf', true);
      set(at, 'value', step.value);
      count('leaves', 1);
    } else if (step.do === 'narrow') {
      set(at, 'window', step.window);
    } else if (step.do === 'cutoff') {
      set(at, 'why', step.why || '');
      count('cutoffs', 1);
      count('cut', step.remaining.length);
      if (this.known) {
        step.remaining
          .map((action) => at.byAction.get(action))
          .forEach((child) => {
            if (!child.pruned && child.times === 0) count('never', child.size);
            set(child, 'pruned', true);
          });
      } else set(at, 'untried', step.remaining);
    } else {
      set(at, 'value', step.value);
      set(at, 'open', false);
      set(this, 'current', at.parent);
    }
    this.undos.push(undo);
  }

  back() {
    this.moment--;
    const undo = this.undos.pop();
    for (let i = undo.length - 1; i >= 0; i--) {
      const [thing, key, value] = undo[i];
      thing[key] = value;
    }
  }

  /** The node that this moment is about: where the last step happened. */
  get focus() {
    const step = this.step;
    if (!step) return this.root;
    if (step.do !== 'leave') return this.current;
    const from = this.current || null;
    const siblings = from ? from.children : [this.root];
    return siblings.find((place) => place.number === step.node) || from || this.root;
  }

  /** Whether the last step is one to look at twice: a cut, or a visit that could be spared. */
  get isTurningPoint() {
    const { step } = this;
    return Boolean(step) && (step.do === 'cutoff' || (step.do === 'enter' && step.window[0] >= step.window[1]));
  }

  /** From the root to the node where the search is. */
  get openPlaces() {
    const path = [];
    for (let at = this.current; at; at = at.parent) path.unshift(at);
    return path;
  }

  /** At the end, the nodes of the line of best play. */
  get line() {
    const line = new Set();
    if (this.moment === this.end) {
      let at = this.root;
      line.add(at);
      for (const action of this.variation) {
        at = at && at.byAction.get(action);
        if (at) line.add(at);
      }
    }
    return line;
  }

  /** How many nodes of the known tree will never be visited, as far as it is decided by now. */
  get neverVisited() {
    return this.known ? this.counts.never : null;
  }

  /** The board at a place of a board game, as rows of characters. */
  boardAt(place) {
    if (!this.board) return null;
    const rows = this.board.split('/').map((row) => [...row]);
    let stones = rows.flat().filter((cell) => cell !== '.').length;
    for (const action of place.path()) {
      const cell = /^\((\d+),(\d+)\)$/.exec(action);
      if (!cell || !rows[+cell[1]] || rows[+cell[1]][+cell[2]] !== '.') return null;
      rows[+cell[1]][+cell[2]] = stones++ % 2 === 0 ? 'X' : 'O';
    }
    return rows;
  }

  /** What happened in the last step, in one sentence. */
  sentence() {
    const step = this.step;
    if (!step) return 'Before the first step.';
    const place = this.focus;
    const name = placeName(place);
    switch (step.do) {
      case 'enter':
        if (step.window[0] >= step.window[1]) {
          return `${capital(name)} is entered although the window ${windowText(step.window)} is closed: nothing below it can matter.`;
        }
        return place.parent
          ? `Enter ${name}${step.action === undefined ? '' : this.known ? '' : ` by ${step.action}`}${this.windows ? ` with the window ${windowText(step.window)}` : ''}.`
          : `The search enters the root${this.windows ? ` with the window ${windowText(step.window)}` : ''}.`;
      case 'leaf':
        return `${capital(name)} is worth ${bound(step.value)}.`;
      case 'narrow': {
        const alpha = step.from[0] !== step.window[0];
        const side = alpha ? 0 : 1;
        return `${capital(name)}: ${alpha ? 'α rises' : 'β falls'} from ${bound(step.from[side])} to ${bound(step.window[side])}: ${
          alpha ? 'MAX is guaranteed that much here' : 'MIN can keep this node to that'
        }.`;
      }
      case 'cutoff':
        return `${capital(name)} is cut: ${step.why}. ${
          step.remaining.length === 1 ? 'One child is' : `${step.remaining.length} children are`
        } never visited.`;
      default: {
        const parent = place.parent;
        return place === this.root && this.moment === this.end
          ? `The search returns ${bound(step.value)}.`
          : `${capital(name)} returns ${bound(step.value)}${parent ? ` to ${placeName(parent)}` : ''}.`;
      }
    }
  }
}

function placeName(place) {
  if (!place.parent) return 'the root';
  const what = place.isLeaf ? 'leaf' : `${place.player || 'end'} node`;
  return place.number ? `${what} #${place.number}` : `${what} ${place.path().join(', ')}`;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
