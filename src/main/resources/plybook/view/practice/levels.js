// The trees of each level, at random.

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

/** Returns random numbers from 0 to 1 that are the same for the same seed, on every machine (Mulberry32). */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
