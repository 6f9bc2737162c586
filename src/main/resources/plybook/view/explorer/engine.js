// The library's searches, which record their steps as a trace: minimax, and alpha-beta that is fail-soft and cuts at equality.

function alphaBetaTrace(tree, window = [-INFINITY, INFINITY]) {
  return searchTrace(tree, 'alpha-beta', window);
}

function minimaxTrace(tree) {
  return searchTrace(tree, 'minimax', [-INFINITY, INFINITY]);
}

function searchTrace(tree, title, atRoot) {
  const prunes = title === 'alpha-beta';
  const steps = [];
  let nodes = 0;
  const search = (node, action, alpha, beta) => {
    const number = ++nodes;
    const enter = { do: 'enter', node: number };
    if (action !== null) enter.action = String(action);
    if (!isLeafTree(node)) enter.player = node.player;
    enter.window = [alpha, beta];
    steps.push(enter);
    const leave = (value, line) => {
      steps.push({ do: 'leave', node: number, value });
      return { value, line };
    };
    if (isLeafTree(node)) {
      steps.push({ do: 'leaf', node: number, value: node });
      return leave(node, []);
    }
    const max = node.player === 'MAX';
    let best = max ? -INFINITY : INFINITY;
    let line = [];
    for (let i = 0; i < node.children.length; i++) {
      const child = search(node.children[i], i, alpha, beta);
      if (max ? child.value > best : child.value < best) {
        best = child.value;
        line = [String(i), ...child.line];
        if (!prunes) continue;
        const window = max ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)];
        if (window[0] !== alpha || window[1] !== beta) steps.push({ do: 'narrow', node: number, from: [alpha, beta], window });
        [alpha, beta] = window;
        if (alpha >= beta) {
          const remaining = node.children.map((_, k) => String(k)).slice(i + 1);
          if (remaining.length > 0) steps.push({ do: 'cutoff', node: number, player: node.player, window, remaining, why: why(node.player, window) });
          break;
        }
      }
    }
    return leave(best, line);
  };
  const { value, line } = search(tree, null, ...atRoot);
  return { format: 'plybook-trace', version: 1, title, value, tree, variation: line, steps };
}

/** Returns the reason why the player's node may be left with this closed window. */
function why(player, [alpha, beta]) {
  return (
    `α = ${bound(alpha)} ≥ β = ${bound(beta)}: ` +
    (player === 'MIN'
      ? `MIN can keep this node to ${bound(beta)} or less; MAX is already guaranteed ${bound(alpha)}`
      : `MAX is guaranteed ${bound(alpha)} or more here; MIN can already keep MAX to ${bound(beta)}`) +
    (alpha === beta ? ', which is no worse' : '')
  );
}

/**
 * Returns how the page can do a recorded search again on another tree, or null if it cannot: a search is one of the library's if it takes
 * the same steps to the same line of best play.
 */
function repeats(trace) {
  if (!trace.tree || isLeafTree(trace.tree)) return null;
  const taken = ({ steps, variation }) => JSON.stringify([steps, variation]);
  const ways = [minimaxTrace, (tree) => alphaBetaTrace(tree, trace.steps[0].window)];
  return ways.find((way) => taken(way(trace.tree)) === taken(trace)) || null;
}
