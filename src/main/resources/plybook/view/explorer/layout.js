// Which nodes are drawn, and where. Every ply has a band of its own; a subtree is moved as close to the one before as the boxes allow.

/** A tree of so many nodes is drawn whole; a larger one is folded away from where the search is. */
const DRAWN_WHOLE = 80;
const CHILDREN_DRAWN = 12;
const BETWEEN = 10;
const BANDS = 36;

/** What names a node on the page, whichever search visits it. */
const keyOf = (place) => place.path().join('/') || 'root';

/** What is drawn of the search at its moment: boxes with the place they show, or a note in place of nodes. */
function boxesOf(search, folds) {
  const large = search.places > DRAWN_WHOLE;
  const focus = search.focus;
  const near = new Set();
  for (let at = focus; at; at = at.parent) near.add(at);

  const isFolded = (place) => {
    const wish = folds.get(keyOf(place));
    if (wish !== undefined) return wish;
    return large && !near.has(place) && !(search.moment === search.end && place.depth === 0);
  };
  const shown = (place) => search.known || place.times > 0;

  const box = (place) => {
    const made = { place, children: [], foldable: false, folded: false };
    const children = place.children.filter(shown);
    const foldable = children.length > 0;
    made.foldable = foldable;
    made.folded = foldable && isFolded(place);
    if (made.folded) {
      made.children.push({ note: `… ${nodes(children)}`, of: place, children: [] });
    } else {
      const few = children.length <= CHILDREN_DRAWN || !large ? children : nearest(children, near);
      few.forEach((child) => made.children.push(box(child)));
      if (few.length < children.length) {
        const rest = children.filter((child) => !few.includes(child));
        made.children.push({ note: `… ${nodes(rest)}`, of: null, children: [] });
      }
    }
    if (place.untried.length > 0) {
      const named = place.untried.length === 1 ? place.untried[0] : `${place.untried.length} actions`;
      made.children.push({ note: named, cut: true, of: null, children: [] });
    }
    return made;
  };
  return box(search.root);
}

/** The children on the way to where the search is, and those visited last before it. */
function nearest(children, near) {
  let last = children.findIndex((child) => near.has(child));
  if (last < 0) last = children.reduce((found, child, i) => (child.times > 0 ? i : found), 0);
  const first = Math.max(0, Math.min(last - CHILDREN_DRAWN + 3, children.length - CHILDREN_DRAWN));
  return children.slice(first, first + CHILDREN_DRAWN);
}

function nodes(places) {
  const all = places.reduce((sum, place) => sum + place.size, 0);
  return all === 1 ? '1 node' : `${all.toLocaleString('en')} nodes`;
}

/** Sets x and y of the middle of each box's top edge, and gives the size of the whole. */
function layOut(root) {
  const bands = [];
  const arrange = (box, ply) => {
    bands[ply] = Math.max(bands[ply] || 0, box.height);
    const least = [];
    const most = [];
    for (const child of box.children) {
      const outline = arrange(child, ply + 1);
      let shift = 0;
      for (let i = 0; i < Math.min(most.length, outline.least.length); i++) {
        shift = Math.max(shift, most[i] + BETWEEN - outline.least[i]);
      }
      child.offset = shift;
      outline.least.forEach((value, i) => {
        least[i] = i < least.length ? Math.min(least[i], value + shift) : value + shift;
        most[i] = i < most.length ? Math.max(most[i], outline.most[i] + shift) : outline.most[i] + shift;
      });
    }
    const middle = box.children.length ? (box.children[0].offset + box.children[box.children.length - 1].offset) / 2 : 0;
    box.children.forEach((child) => (child.offset -= middle));
    return {
      least: [-box.width / 2, ...least.map((value) => value - middle)],
      most: [box.width / 2, ...most.map((value) => value - middle)],
    };
  };
  const outline = arrange(root, 0);
  const left = Math.min(...outline.least);
  const tops = bands.map((_, ply) => bands.slice(0, ply).reduce((sum, height) => sum + height + BANDS, 0));
  const place = (box, x, ply) => {
    box.x = x;
    box.y = tops[ply];
    box.bandEnd = tops[ply] + bands[ply];
    box.children.forEach((child) => place(child, x + child.offset, ply + 1));
  };
  place(root, -left, 0);
  return {
    width: Math.max(...outline.most) - left,
    height: tops[tops.length - 1] + bands[bands.length - 1],
  };
}
