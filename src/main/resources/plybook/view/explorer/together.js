// Several searches in step. On one tree, tried in one order, they go from place to place together: where one of them was cut, it waits
// until the others have done what it is spared. Otherwise each takes one step at a time.

/** For each moment of the page the moments of the searches, the first one all zeros. */
function together(searches) {
  const places = searches.map(placesOf);
  const ends = searches.map((search) => search.end);
  const comparable = searches.length > 1 && searches.every((search) => search.known) && places.every(isInOrder);
  const now = searches.map(() => 0);
  const moments = [[...now]];
  while (now.some((moment, i) => moment < ends[i])) {
    let first = null;
    if (comparable) {
      now.forEach((moment, i) => {
        if (moment < ends[i] && (first === null || compare(places[i][moment], first) < 0)) first = places[i][moment];
      });
    }
    now.forEach((moment, i) => {
      if (moment < ends[i] && (!comparable || compare(places[i][moment], first) === 0)) now[i]++;
    });
    moments.push([...now]);
  }
  return moments;
}

/** Where each step is taken, as a list of numbers that grows from left to right through the tree. */
function placesOf(search) {
  const path = [];
  const last = [];
  return search.steps.map((step) => {
    if (step.do === 'enter') {
      if (step.action !== undefined) path.push(Number(step.action));
      last.push(-1);
      return [...path, -1];
    }
    if (step.do === 'leave') {
      const at = [...path, Infinity];
      last.pop();
      if (last.length > 0) last[last.length - 1] = path.pop();
      return at;
    }
    const after = last[last.length - 1];
    return [...path, after + (step.do === 'cutoff' ? 0.7 : 0.5)];
  });
}

function compare(one, other) {
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    if (one[i] !== other[i]) return one[i] - other[i];
  }
  return one.length - other.length;
}

const isInOrder = (places) => places.every((place, i) => i === 0 || compare(places[i - 1], place) <= 0);
