// The tree as SVG: MAX points up, MIN points down, a leaf is a box; what is cut off is dashed and its edge struck through.

const SVG = 'http://www.w3.org/2000/svg';
const POINT = 14;

function element(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** About how wide a text is, in pixels. */
const textWidth = (text, size) => [...text].length * size * 0.6;

/** What a node bears, from the top: [text, size, bold]. */
function linesOf(search, place) {
  const lines = [];
  if (!search.known && place.action !== null && !hasSmallBoard(search)) lines.push([place.action, 11, false]);
  if (place.isLeaf) {
    const value = place.value ?? place.given;
    lines.push([bound(value), 15, place.times > 0]);
  } else if (place.isPruned) {
    lines.push([place.player || '', 9, false]);
  } else {
    lines.push([place.value === null || place.open ? '?' : bound(place.value), 15, true]);
    if (place.window && search.windows) {
      lines.push([windowText(place.entered), 11, false]);
      if (String(place.entered) !== String(place.window)) lines.push([`→ ${windowText(place.window)}`, 11, false]);
    }
  }
  return lines;
}

/** The side of a cell of a board in a node. */
const CELL = 13;

/** The largest board that fits a node. */
const SMALL_BOARD = 4;

const hasSmallBoard = (search) => Boolean(search.board) && search.board.split('/').length <= SMALL_BOARD;

/** The board of a node, with the cell of the last move filled. */
function smallBoard(rows, last, x, y) {
  const side = rows.length * CELL;
  const made = element('g', { class: 'small', transform: `translate(${x} ${y})`, 'aria-hidden': 'true' });
  rows.forEach((row, i) =>
    row.forEach((stone, k) => {
      const [left, top] = [k * CELL, i * CELL];
      if (last === `(${i},${k})`) made.append(element('rect', { class: 'last', x: left, y: top, width: CELL, height: CELL }));
      if (stone === 'X') made.append(element('path', { class: 'x', d: `M${left + 3} ${top + 3}L${left + CELL - 3} ${top + CELL - 3}M${left + CELL - 3} ${top + 3}L${left + 3} ${top + CELL - 3}` }));
      if (stone === 'O') made.append(element('circle', { class: 'o', cx: left + CELL / 2, cy: top + CELL / 2, r: CELL / 2 - 3 }));
    }),
  );
  const lines = rows.slice(1).map((_, i) => `M${(i + 1) * CELL} 0V${side}M0 ${(i + 1) * CELL}H${side}`);
  made.append(element('path', { class: 'grid', d: lines.join('') }));
  return made;
}

const lineHeight = (size) => size + 4;

function measure(search, box) {
  box.children.forEach((child) => measure(search, child));
  if (box.note) {
    box.width = textWidth(box.note, 11) + 16;
    box.height = 22;
    return;
  }
  const place = box.place;
  box.lines = linesOf(search, place);
  box.rows = hasSmallBoard(search) ? search.boardAt(place) : null;
  const inner = !place.isLeaf;
  const number = place.number ? textWidth(`#${place.number}`, 10) : 0;
  box.width = Math.max(inner ? 58 : 30, number + 8, ...box.lines.map(([text, size]) => textWidth(text, size) + 14));
  box.scale = inner && search.windows && Boolean(place.window) && !place.isPruned;
  if (box.scale) box.width = Math.max(box.width, 84);
  const board = box.rows ? box.rows.length * CELL : 0;
  box.width = Math.max(box.width, board + 14);
  box.height =
    (board ? board + 6 : 0) +
    box.lines.reduce((sum, [, size]) => sum + lineHeight(size), 0) + 8 + (inner ? POINT : 0) + (place.number ? 12 : 0) + (box.scale ? SCALE : 0);
}

/**
 * Draws the search at its moment into the frame.
 *
 * @param touch what makes the tree one that can be touched, or null
 */
function draw(search, folds, frame, touch, toggle) {
  const root = boxesOf(search, folds);
  measure(search, root);
  const size = layOut(root);
  const line = search.line;
  const focus = search.focus;
  const svg = element('svg', {
    width: Math.ceil(size.width + 24),
    height: Math.ceil(size.height + 24),
    role: 'group',
    'aria-label': `${search.title}: the tree so far`,
  });
  const edges = element('g', { transform: 'translate(12 12)', 'aria-hidden': 'true' });
  const nodes = element('g', { transform: 'translate(12 12)' });
  svg.append(edges, nodes);
  let focused = null;
  const visit = (box) => {
    for (const child of box.children) {
      edge(edges, box, child, line);
      visit(child);
    }
    const node = box.note ? note(box, toggle) : drawn(search, box, line, focus, touch, toggle);
    if (box.place === focus) focused = node;
    nodes.append(node);
  };
  visit(root);
  const kept = document.activeElement && frame.contains(document.activeElement) && document.activeElement.dataset.path;
  frame.querySelectorAll('svg').forEach((each) => each.remove());
  frame.prepend(svg);
  if (kept !== undefined && kept !== null && kept !== false) {
    const again = [...frame.querySelectorAll('[data-path]')].find((each) => each.dataset.path === kept);
    if (again) again.focus({ preventScroll: true });
  }
  if (focused && !(touch && touch.drag)) bringIntoSight(frame, focused, nodes.lastElementChild);
}

function edge(edges, from, to, line) {
  const cut = to.cut || (to.place && to.place.isPruned);
  const best = from.place && to.place && line.has(from.place) && line.has(to.place);
  const ahead = to.place && to.place.times === 0 && !cut;
  const kind = cut ? 'cut' : best ? 'best' : ahead ? 'ahead' : 'edge';
  edges.append(
    element('path', { class: `line ${kind}`, d: `M${from.x} ${from.y + from.height}V${from.bandEnd}L${to.x} ${to.y}` }),
  );
  const first = cut && (!from.place || !from.place.isPruned);
  if (first) {
    const x = from.x + (to.x - from.x) * 0.55;
    const y = from.bandEnd + (to.y - from.bandEnd) * 0.55;
    edges.append(element('path', { class: 'strike', d: `M${x - 7} ${y - 1}l10 -5M${x - 4} ${y + 6}l10 -5` }));
  }
}

function note(box, toggle) {
  const node = element(
    'g',
    { class: box.cut ? 'note cut' : 'note', transform: `translate(${box.x - box.width / 2} ${box.y})` },
    element('rect', { width: box.width, height: box.height, rx: 11 }),
    element('text', { x: box.width / 2, y: 15, 'font-size': 11, 'text-anchor': 'middle' }, box.note),
  );
  if (box.of) {
    // The node above is the control for the keyboard; this is the same for the mouse.
    node.classList.add('opens');
    node.addEventListener('click', () => toggle(box.of, false));
  }
  return node;
}

function drawn(search, box, line, focus, touch, toggle) {
  const { place } = box;
  const kind = place.isLeaf ? 'leaf' : place.player === 'MIN' ? 'min' : 'max';
  const state = place.isPruned ? 'pruned' : place.times === 0 ? 'ahead' : place.open ? 'open' : 'left';
  const node = element('g', {
    class: `node ${kind} ${state}${line.has(place) ? ' best' : ''}${place === focus && search.moment > 0 ? ' focus' : ''}`,
    transform: `translate(${box.x - box.width / 2} ${box.y})`,
    'data-path': keyOf(place),
  });
  const number = place.number ? 12 : 0;
  const height = box.height - number;
  node.append(element('path', { class: 'shape', d: shape(kind, box.width, height) }));
  let y = kind === 'max' ? POINT + 4 : 4;
  if (box.rows) {
    const side = box.rows.length * CELL;
    node.append(smallBoard(box.rows, place.action, (box.width - side) / 2, y + 2));
    y += side + 6;
  }
  for (const [text, size, bold] of box.lines) {
    y += lineHeight(size);
    node.append(
      element(
        'text',
        { x: box.width / 2, y: y - 4, 'font-size': size, 'text-anchor': 'middle', ...(bold ? { 'font-weight': 600 } : {}) },
        text,
      ),
    );
  }
  if (box.scale) node.append(scale(search, place, box.width, y + 2));
  if (place.number) {
    node.append(
      element('text', { class: 'number', x: box.width / 2, y: box.height - 3, 'font-size': 10, 'text-anchor': 'middle' }, `#${place.number}`),
    );
  }
  const answer = touch && touch.answers.get(keyOf(place));
  const told = tell(search, place, state) + (answer === undefined || answer === null ? '' : answer ? ', may be anything' : ', matters');
  if (answer !== undefined && answer !== null) {
    node.classList.add(answer ? 'free' : 'bound');
    node.append(element('text', { class: 'answer', x: box.width, y: 4, 'font-size': 15, 'text-anchor': 'middle' }, answer ? '✓' : '✗'));
  }
  if (touch && touch.mode === 'change' && touch.chosen && (touch.chosen.join('/') || 'root') === keyOf(place)) node.classList.add('chosen');
  if (touch && place.isLeaf) {
    node.classList.add('touchable');
    node.setAttribute('tabindex', '0');
    if (touch.mode === 'ask') node.setAttribute('role', 'button');
    else {
      node.setAttribute('role', 'spinbutton');
      node.setAttribute('aria-valuenow', String(place.given));
      node.setAttribute('aria-valuetext', bound(place.given));
    }
    node.setAttribute('aria-label', told);
  } else if (box.foldable) {
    node.setAttribute('role', 'button');
    node.setAttribute('tabindex', '0');
    node.setAttribute('aria-expanded', String(!box.folded));
    node.setAttribute('aria-label', told);
    const turn = () => toggle(place, !box.folded);
    node.addEventListener('click', turn);
    node.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        turn();
      }
    });
  } else {
    node.setAttribute('role', 'img');
    node.setAttribute('aria-label', told);
  }
  node.append(element('title', {}, told));
  return node;
}

/** The height of a number line with a window. */
const SCALE = 16;

/** A number line with the window on it: pale as it was on entry, strong as it is now. A dot is the value that was returned. */
function scale(search, place, width, y) {
  const [low, high] = search.range;
  const [from, to] = [20, width - 20];
  const at = (value) => {
    if (value <= -INFINITY) return 6;
    if (value >= INFINITY) return width - 6;
    return low === high ? width / 2 : from + ((Math.max(low, Math.min(value, high)) - low) / (high - low)) * (to - from);
  };
  const middle = y + 7;
  const made = element('g', { class: 'scale', 'aria-hidden': 'true' });
  const span = ([alpha, beta], kind, height) => {
    const [left, right] = [at(alpha), at(beta)];
    if (right > left) made.append(element('rect', { class: kind, x: left, y: middle - height / 2, width: right - left, height, rx: 2 }));
  };
  made.append(element('path', { class: 'axis', d: `M6 ${middle}H${width - 6}` }));
  span(place.entered, 'was', 8);
  span(place.window, 'is', 8);
  const [alpha, beta] = place.window;
  if (alpha >= beta) made.append(element('path', { class: 'closed', d: `M${at(beta) - 3} ${middle - 5}L${at(beta) + 3} ${middle + 5}M${at(beta) + 3} ${middle - 5}L${at(beta) - 3} ${middle + 5}` }));
  made.append(element('path', { class: 'alpha', d: `M${at(alpha) + 3} ${middle - 6}H${at(alpha)}V${middle + 6}H${at(alpha) + 3}` }));
  made.append(element('path', { class: 'beta', d: `M${at(beta) - 3} ${middle - 6}H${at(beta)}V${middle + 6}H${at(beta) - 3}` }));
  if (!place.open && place.value !== null) made.append(element('circle', { class: 'dot', cx: at(place.value), cy: middle, r: 3 }));
  return made;
}

function shape(kind, width, height) {
  if (kind === 'leaf') return `M4 0H${width - 4}Q${width} 0 ${width} 4V${height - 4}Q${width} ${height} ${width - 4} ${height}H4Q0 ${height} 0 ${height - 4}V4Q0 0 4 0Z`;
  return kind === 'max'
    ? `M0 ${POINT}L${width / 2} 0L${width} ${POINT}V${height}H0Z`
    : `M0 0H${width}V${height - POINT}L${width / 2} ${height}L0 ${height - POINT}Z`;
}

/** A node in words. */
function tell(search, place, state) {
  const parts = [capital(placeName(place))];
  if (!search.known && place.action !== null) parts.push(`after ${place.action}`);
  if (state === 'pruned') parts.push('cut off, never visited');
  else if (state === 'ahead') parts.push('not yet visited');
  else {
    if (!place.open && place.value !== null) parts.push(`value ${bound(place.value)}`);
    if (!place.isLeaf && place.window && search.windows) parts.push(`window ${windowText(place.window)}`);
    if (place.open) parts.push('the search is inside');
    if (place.why) parts.push(`cut: ${place.why}`);
    if (place.times > 1) parts.push(`visited ${place.times} times`);
  }
  return parts.join(', ');
}

/** Scrolls the frame, and nothing else, so that the node is seen, and with it the root wherever both fit. */
function bringIntoSight(frame, node, root) {
  const seen = frame.getBoundingClientRect();
  const at = node.getBoundingClientRect();
  const top = root.getBoundingClientRect();
  const margin = 24;
  const shift = (from, to, least, most, room) => {
    const [start, end] = most - least + 2 * margin <= room ? [least, most] : [from, to];
    return (edge) => (start < edge + margin ? start - edge - margin : end > edge + room - margin ? end - edge - room + margin : 0);
  };
  frame.scrollLeft += shift(at.left, at.right, Math.min(at.left, top.left), Math.max(at.right, top.right), seen.width)(seen.left);
  frame.scrollTop += shift(at.top, at.bottom, Math.min(at.top, top.top), Math.max(at.bottom, top.bottom), seen.height)(seen.top);
}
