// The entries to fill in on a tree, the right answers, and the reasons why others are wrong.

/** A node of the sheet: the visit of alpha-beta, and the learner's answers. */
class Item {
  constructor(tree, parent, order) {
    this.tree = tree;
    this.parent = parent;
    this.order = order;
    this.children = isLeafTree(tree) ? [] : tree.children.map((child, i) => new Item(child, this, i));
    this.visited = false;
    this.entered = null; // the window on entry
    this.value = null; // the value that it returned
    this.closed = null; // the window at its cut, and the child before the cut
    this.name = '';
    this.answers = { alpha: '', beta: '', value: '', cut: false };
  }

  get isLeaf() {
    return isLeafTree(this.tree);
  }

  get max() {
    return this.tree.player === 'MAX';
  }

  /** Cut off by its parent, which was visited. */
  get isCut() {
    return !this.visited && this.parent !== null && this.parent.visited;
  }

  /** Returns whether the learner has cut it off, here or above. */
  get markedAway() {
    return this.answers.cut || (this.parent !== null && this.parent.markedAway);
  }

  get siblingsBefore() {
    return this.parent.children.slice(0, this.order);
  }

  toString() {
    return this.name;
  }
}

class Sheet {
  constructor(tree) {
    this.tree = tree;
    this.trace = alphaBetaTrace(tree);
    this.root = new Item(tree, null, 0);
    this.items = [];
    let letters = 0;
    const name = (item) => {
      this.items.push(item);
      if (!item.isLeaf) item.name = `${item.tree.player} node ${letter(letters++)}`;
      item.children.forEach(name);
    };
    name(this.root);
    this.items
      .filter((item) => item.isLeaf)
      .forEach((item) => (item.name = item.parent ? `leaf ${bound(item.tree)} of ${item.parent}` : 'the leaf'));
    this.follow();
  }

  /** Fills in each node's visit from the trace. */
  follow() {
    let at = null;
    for (const step of this.trace.steps) {
      if (step.do === 'enter') {
        at = at ? at.children[Number(step.action)] : this.root;
        at.visited = true;
        at.entered = step.window;
      } else if (step.do === 'cutoff') {
        at.closed = { window: step.window, after: Number(step.remaining[0]) - 1 };
      } else if (step.do === 'leave') {
        at.value = step.value;
        at = at.parent;
      }
    }
  }

  /** Returns the inner nodes that alpha-beta visits, in order. Each needs a window and a value. */
  get toFill() {
    return this.items.filter((item) => item.visited && !item.isLeaf);
  }

  /** Returns the number of answers: a window and a value for each visited node, and each branch that is cut. */
  get questions() {
    return 3 * this.toFill.length + this.items.filter((item) => item.isCut).length;
  }

  /**
   * Checks one thing: 'alpha', 'beta', 'value' or 'cut'.
   *
   * @return { right, kind, reason }; nothing if there is nothing to say, as where no answer was given
   */
  check(item, field) {
    if (field === 'cut') return this.checkCut(item);
    const text = item.answers[field].trim();
    if (text === '' || !item.visited) return null;
    const given = readBound(text);
    const expected = field === 'value' ? item.value : item.entered[field === 'alpha' ? 0 : 1];
    if (given === null) {
      return { right: false, kind: field, reason: `${capital(String(item))}: “${text}” is no number; write a number, −∞ as -inf, or +∞ as inf.` };
    }
    if (given === expected || (field === 'value' && isFailHard(item, given))) return { right: true, kind: field, reason: '' };
    const reason = field === 'value' ? valueReason(item, given) : windowReason(item, field, given, expected);
    return { right: false, kind: field, reason: `${capital(String(item))}: ${reason}` };
  }

  checkCut(item) {
    if (item.parent === null || (item.parent.markedAway && item.answers.cut === false)) return null;
    const name = `${capital(String(item))}`;
    if (item.isCut === item.answers.cut) return item.isCut ? { right: true, kind: 'cut', reason: '' } : null;
    if (item.isCut) {
      const { window, after } = item.parent.closed;
      const equal = window[0] === window[1];
      return {
        right: false,
        kind: equal ? 'equality' : 'missed',
        reason:
          `${name} is cut off. When child ${after + 1} of ${item.parent} had returned ${bound(item.parent.children[after].value)}, ` +
          `${why(item.parent.tree.player, window)}.` +
          (equal ? ' At α = β the window holds no value either, so it is closed.' : ''),
      };
    }
    if (!item.visited) return null;
    return {
      right: false,
      kind: 'early',
      reason: `${name} is visited: when its turn comes, the window is ${windowText(item.entered)}, so a value between these bounds would still matter.`,
    };
  }
}

const letter = (i) => (i < 26 ? String.fromCharCode(65 + i) : `${letter(Math.floor(i / 26) - 1)}${letter(i % 26)}`);

/** Returns the bound that a text means, or null if it is not a bound. */
function readBound(text) {
  const plain = text.replace(/[−–]/g, '-').replace(/\s/g, '').toLowerCase();
  if (/^\+?(∞|inf|infinity|oo)$/.test(plain)) return INFINITY;
  if (/^-(∞|inf|infinity|oo)$/.test(plain)) return -INFINITY;
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) + 0 : null;
}

/** Returns whether the answer is the bound that fail-hard returns for a value outside the window, which is right, too. */
function isFailHard(item, given) {
  const [alpha, beta] = item.entered;
  return (item.value <= alpha && given === alpha) || (item.value >= beta && given === beta);
}

/** Returns the values of the visited children. */
const returned = (item) => item.children.filter((child) => child.visited).map((child) => child.value);

const listed = (values) => values.map(bound).join(', ');

function valueReason(item, given) {
  const values = returned(item);
  const player = item.tree.player;
  const what = player === 'MAX' ? 'largest' : 'smallest';
  if (Math.abs(given) === INFINITY) return 'a node that has been searched returns a number, not an infinity.';
  if (values.length > 1 && given === (item.max ? Math.min(...values) : Math.max(...values))) {
    return `${player} takes the ${what} value that its children return (${listed(values)}), and you wrote the ${item.max ? 'smallest' : 'largest'}.`;
  }
  if (item.closed && given === minimax(item.tree)) {
    return `that would be its value with all children. The search left it after child ${item.closed.after + 1}, with the value that ${player} had by then.`;
  }
  if (given === item.entered[0] || given === item.entered[1]) {
    return `${bound(given)} is a bound from above. The node returns the ${what} value that its own children return: ${listed(values)}.`;
  }
  return `it returns the ${what} value that its children return: ${listed(values)}.`;
}

function windowReason(item, field, given, expected) {
  const [sign, player, side, means] =
    field === 'alpha' ? ['α', 'MAX', 0, 'what MAX is already guaranteed'] : ['β', 'MIN', 1, 'what MIN can keep MAX to'];
  if (item.parent === null) return `the search starts with (−∞, +∞), because nobody has anything yet; so ${sign} is ${bound(expected)}.`;
  if (given === item.entered[1 - side] && given !== expected) {
    return `α comes first: it is what MAX is already guaranteed. β is what MIN can keep MAX to.`;
  }
  if (Math.abs(expected) === INFINITY) return `no ${player} node above has anything yet, so ${sign} is ${bound(expected)}.`;
  const owner = ownerOf(item, side, expected);
  if (given === item.parent.entered[side] && owner === item.parent) {
    return `${sign} was ${bound(given)} when ${item.parent} was entered, and has moved since: ${player} has ${bound(expected)} there by an earlier child.`;
  }
  if (Math.abs(given) === INFINITY && owner !== item.parent) {
    return `windows are handed down, through nodes of the other player as well: ${owner} has ${bound(expected)} already, so ${sign} is ${bound(expected)}.`;
  }
  if (given === item.value) return `the node returns that value later. On entry ${sign} is ${means}: ${bound(expected)}, at ${owner}.`;
  return `${sign} is ${means} by then: ${bound(expected)}, at ${owner}.`;
}

/** Returns the nearest node above whose player has that bound by an earlier child. */
function ownerOf(item, side, expected) {
  for (let at = item; at.parent; at = at.parent) {
    const { parent } = at;
    const mine = parent.max === (side === 0);
    if (mine && at.siblingsBefore.some((child) => child.value === expected)) return parent;
  }
  return item.parent;
}
