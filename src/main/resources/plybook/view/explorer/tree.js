// Trees as text, and how they are changed. A leaf is a number, an inner node is { player, children }; a path is the numbers of the children from the root.

/** What a page has room for. */
const ROOM = { nodes: 200, plies: 12 };
const MOST_VALUE = 1000000;

const other = (player) => (player === 'MAX' ? 'MIN' : 'MAX');
const isLeafTree = (tree) => typeof tree === 'number';
const countNodes = (tree) => (isLeafTree(tree) ? 1 : 1 + tree.children.reduce((sum, child) => sum + countNodes(child), 0));
const countPlies = (tree) => (isLeafTree(tree) ? 0 : 1 + Math.max(...tree.children.map(countPlies)));

/** Reads the notation of the course, as in ((7 3) (15) (1 12)); an Error names the position and what was expected there. */
function parseTree(text, room = ROOM) {
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
    if (plies === room.plies) throw expected(`at most ${room.plies} plies, because more do not fit on a page`);
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
  if (isLeafTree(tree)) throw new Error('A tree has at least one inner node here, such as (3 5).');
  if (countNodes(tree) > room.nodes) throw new Error(`This tree has ${countNodes(tree)} nodes; up to ${room.nodes} fit on a page.`);
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

const subtree = (tree, path) => path.reduce((at, i) => at.children[i], tree);

/** Returns the tree with another subtree at the path; null in its place takes it away. */
function replaced(tree, path, change) {
  if (path.length === 0) return change(tree);
  const [first, ...rest] = path;
  const made = replaced(tree.children[first], rest, change);
  const children = [...tree.children];
  children.splice(first, 1, ...(made === null ? [] : [made]));
  return { player: tree.player, children };
}

/** Returns the paths of all leaves, from left to right. */
const leafPaths = (tree, path = []) => (isLeafTree(tree) ? [path] : tree.children.flatMap((child, i) => leafPaths(child, [...path, i])));

function minimax(tree) {
  if (isLeafTree(tree)) return tree;
  const values = tree.children.map(minimax);
  return tree.player === 'MAX' ? Math.max(...values) : Math.min(...values);
}

/** Returns what the tree is worth with the leaf at −∞ and at +∞. A leaf with the same value at both may be anything. */
function reach(tree, path) {
  const [low, high] = [-INFINITY, INFINITY].map((value) => minimax(replaced(tree, path, () => value)));
  return { low, high, free: low === high };
}
