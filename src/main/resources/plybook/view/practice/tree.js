// Trees as text and at random. A leaf is a number, an inner node is { player, children }.

const MOST_NODES = 60;
const MOST_PLIES = 6;
const MOST_VALUE = 1000000;

const other = (player) => (player === 'MAX' ? 'MIN' : 'MAX');
const isLeafTree = (tree) => typeof tree === 'number';
const countNodes = (tree) => (isLeafTree(tree) ? 1 : 1 + tree.children.reduce((sum, child) => sum + countNodes(child), 0));
const countPlies = (tree) => (isLeafTree(tree) ? 0 : 1 + Math.max(...tree.children.map(countPlies)));

/** Reads the notation of the course, as in ((7 3) (15) (1 12)); an Error names the position and what was expected there. */
function parseTree(text) {
  let at = 0;
  const expected = (what) =>
    new Error(`Position ${at}: expected ${what}, ${at < text.length ? `found “${String.fromCodePoint(text.codePointAt(at))}”` : 'the text ends'}.`);
  const skip = () => {
    while (at < text.length && /[\s,]/.test(text[at])) at++;
  };
  const leaf = () => {
    const number = /^[-−]?\d+/.exec(text.slice(at));
    if (!number) {
      at++;
      throw expected('a digit after −');
    }
    const value = Number(number[0].replace('−', '-'));
    if (Math.abs(value) > MOST_VALUE) throw expected(`a value within ±${MOST_VALUE}`);
    at += number[0].length;
    if (at < text.length && !/[\s,()^v]/.test(text[at])) throw expected('a blank, ( or ) after a number');
    return value === 0 ? 0 : value;
  };
  const node = (player, plies) => {
    let mover = player;
    if (/[-−\d]/.test(text[at] || '')) return leaf();
    if (text[at] === '^' || text[at] === 'v') {
      mover = text[at] === '^' ? 'MAX' : 'MIN';
      at++;
      skip();
      if (text[at] !== '(') throw expected(`( after ${mover === 'MAX' ? '^' : 'v'}`);
    } else if (text[at] !== '(') {
      throw expected('a number or (');
    }
    if (plies === MOST_PLIES) throw expected(`at most ${MOST_PLIES} plies, because more do not fit on a page`);
    const opened = at++;
    const children = [];
    for (skip(); text[at] !== ')'; skip()) {
      if (at >= text.length) throw expected(`a child or ) to close the ( of position ${opened}`);
      children.push(node(other(mover), plies + 1));
    }
    if (children.length === 0) throw expected('a child, because a node has one or more');
    at++;
    return { player: mover, children };
  };
  skip();
  if (at >= text.length) throw expected('a tree, which is a number or (child child …)');
  const tree = node('MAX', 0);
  skip();
  if (at < text.length) throw expected('the end of the text, because the tree is complete');
  if (isLeafTree(tree)) throw new Error('A tree to practise on has at least one inner node, such as (3 5).');
  if (countNodes(tree) > MOST_NODES) throw new Error(`This tree has ${countNodes(tree)} nodes; up to ${MOST_NODES} fit on a page.`);
  return tree;
}

function treeText(tree) {
  const alternates = (node, player) =>
    isLeafTree(node) || (node.player === player && node.children.every((child) => alternates(child, other(player))));
  const marked = !alternates(tree, 'MAX');
  const write = (node) =>
    isLeafTree(node) ? String(node) : `${marked ? (node.player === 'MAX' ? '^' : 'v') : ''}(${node.children.map(write).join(' ')})`;
  return write(tree);
}

/** The trees of each level. From one level to the next, one thing is harder. */
const LEVELS = [
  { name: '1: two plies', plies: 2, children: [2, 3], values: [1, 9], roots: ['MAX'], early: 0 },
  { name: '2: wider', plies: 2, children: [3, 4], values: [0, 20], roots: ['MAX'], early: 0 },
  { name: '3: MIN at the root, negative values', plies: 2, children: [2, 4], values: [-9, 9], roots: ['MAX', 'MIN'], early: 0 },
  { name: '4: three plies', plies: 3, children: [2, 2], values: [-9, 9], roots: ['MAX', 'MIN'], early: 0 },
  { name: '5: uneven, many ties', plies: 3, children: [2, 3], values: [-3, 3], roots: ['MAX', 'MIN'], early: 0.15 },
  { name: '6: four plies, deep cutoffs', plies: 4, children: [2, 2], values: [-9, 9], roots: ['MAX', 'MIN'], early: 0.1 },
];

function randomTree(level, random = Math.random) {
  const { plies, children, values, roots, early } = LEVELS[level];
  const between = ([low, high]) => low + Math.floor(random() * (high - low + 1));
  const grow = (player, left, root) =>
    left === 0 || (!root && random() < early)
      ? between(values)
      : { player, children: Array.from({ length: between(children) }, () => grow(other(player), left - 1, false)) };
  return grow(roots[Math.floor(random() * roots.length)], plies, true);
}
