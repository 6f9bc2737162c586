package plybook.diagnosis.pruning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * A tree with what a search asked for on it, in arrays, so that many accepted searches can be run beside it. A node's number is its
 * place from left to right, each node before its children.
 */
final class SearchedTree {
    private static final int NEVER = Integer.MAX_VALUE;

    /** The number of questions up to which repetitions are looked for: it takes that number squared, or cubed. */
    private static final int MOST_COMPARED = 80;

    /** The order in which a node's children are tried. */
    enum Order {
        /** The order in which the search first asked below them; children without a question come last. */
        AS_ASKED,
        AS_LISTED,
        LAST_FIRST
    }

    private final Window window;
    private final List<Integer> asks;
    private final int[][] children;
    private final int[] parent;
    private final boolean[] max;
    private final int[] value;
    private final int[] leafNode;
    private final int[] depth;
    /** When a leaf was first asked for, or any leaf below an inner node. */
    private final int[] firstAsk;

    private int[][] ordered = {};
    private Order orderedBy = Order.AS_LISTED;

    SearchedTree(LeafLedger ledger) {
        Tree tree = ledger.tree();
        int nodes = tree.nodes();
        this.window = ledger.window();
        this.asks = ledger.asks();
        this.children = new int[nodes][];
        this.parent = new int[nodes];
        this.max = new boolean[nodes];
        this.value = new int[nodes];
        this.depth = new int[nodes];
        this.leafNode = new int[tree.leaves()];
        this.firstAsk = new int[nodes];
        number(tree, -1, new int[2]);
        Arrays.fill(firstAsk, NEVER);
        for (int time = asks.size() - 1; time >= 0; time--) {
            for (int node = leafNode[asks.get(time)]; node >= 0; node = parent[node]) {
                firstAsk[node] = time;
            }
        }
        this.ordered = children;
    }

    /** @param next the numbers of the next node and of the next leaf */
    private int number(Tree tree, int above, int[] next) {
        int node = next[0]++;
        parent[node] = above;
        depth[node] = above < 0 ? 0 : depth[above] + 1;
        if (tree.isLeaf()) {
            value[node] = tree.value();
            leafNode[next[1]++] = node;
            children[node] = new int[0];
            return node;
        }
        max[node] = tree.player() == Player.MAX;
        int[] below = new int[tree.children().size()];
        for (int i = 0; i < below.length; i++) {
            below[i] = number(tree.children().get(i), node, next);
        }
        children[node] = below;
        return node;
    }

    Window window() {
        return window;
    }

    int root() {
        return 0;
    }

    boolean isLeaf(int node) {
        return children[node].length == 0;
    }

    boolean isMax(int node) {
        return max[node];
    }

    int value(int leaf) {
        return value[leaf];
    }

    int depth(int node) {
        return depth[node];
    }

    int nodes() {
        return parent.length;
    }

    /** The number of plies of the tree. */
    int plies() {
        return Arrays.stream(depth).max().orElse(0);
    }

    /** The children in the order that was set last; as they are listed until one was. */
    int[] children(int node) {
        return ordered[node];
    }

    void order(Order order) {
        if (order == orderedBy) {
            return;
        }
        orderedBy = order;
        ordered = order == Order.AS_LISTED
                ? children
                : Arrays.stream(children).map(each -> sorted(each, order)).toArray(int[][]::new);
    }

    private int[] sorted(int[] nodes, Order order) {
        Comparator<Integer> by =
                order == Order.LAST_FIRST ? Comparator.reverseOrder() : Comparator.comparingInt(node -> firstAsk[node]);
        return Arrays.stream(nodes).boxed().sorted(by).mapToInt(node -> node).toArray();
    }

    /** Returns the nodes of the leaves in the order in which they were first asked for. */
    private int[] firstAsked() {
        return IntStream.range(0, asks.size())
                .filter(time -> firstAsk[leafNode[asks.get(time)]] == time)
                .map(time -> leafNode[asks.get(time)])
                .toArray();
    }

    /** Returns whether every leaf that was asked for is among the nodes. */
    boolean askedOnly(BitSet allowed) {
        return Arrays.stream(leafNode).allMatch(leaf -> firstAsk[leaf] == NEVER || allowed.get(leaf));
    }

    /** Returns the number of different leaves that were asked for. */
    int asked() {
        return (int)
                Arrays.stream(leafNode).filter(leaf -> firstAsk[leaf] != NEVER).count();
    }

    /** Returns the number of nodes of a player below which something was asked for, and which were left before all their children. */
    int leftEarly(boolean ofMax) {
        return (int) IntStream.range(0, nodes())
                .filter(node -> !isLeaf(node) && max[node] == ofMax && firstAsk[node] != NEVER)
                .filter(node -> Arrays.stream(children[node]).anyMatch(child -> firstAsk[child] == NEVER))
                .count();
    }

    /** Returns the number of children of a node that were tried before the one with the leaf below it, or which it is. */
    int triedBefore(int node, int leaf) {
        int nodeOfLeaf = leafNode[leaf];
        int own = Arrays.stream(children[node])
                .filter(child -> child <= nodeOfLeaf)
                .max()
                .orElseThrow();
        return (int) Arrays.stream(children[node])
                .filter(child -> firstAsk[child] < firstAsk[own])
                .count();
    }

    /** Returns whether the search went back into a subtree that it had left, and found something new to ask there. */
    boolean resumes() {
        BitSet left = new BitSet();
        int before = 0;
        for (int leaf : firstAsked()) {
            for (int node = parent[before]; node > 0 && !contains(node, leaf); node = parent[node]) {
                left.set(node);
            }
            for (int node = parent[leaf]; node > 0; node = parent[node]) {
                if (left.get(node)) {
                    return true;
                }
            }
            before = leaf;
        }
        return false;
    }

    private boolean contains(int node, int below) {
        int each = below;
        while (each > node) {
            each = parent[each];
        }
        return each == node;
    }

    /**
     * Returns whether leaves were asked for again in another way than before, as by a search that looks again with another window. Whoever
     * repeats a search as it was learns nothing from that. Where there were very many questions, nobody can tell.
     */
    boolean looksAgain() {
        if (asks.size() > MOST_COMPARED) {
            return false;
        }
        List<Integer> rest = withoutEchoes();
        BitSet known = new BitSet();
        List<Integer> again = new ArrayList<>();
        for (int time = 0; time < rest.size(); time++) {
            int leaf = rest.get(time);
            if (known.get(leaf)) {
                again.add(leaf);
            }
            known.set(leaf);
            if (!again.isEmpty() && (time == rest.size() - 1 || !known.get(rest.get(time + 1)))) {
                if (Collections.indexOfSubList(rest.subList(0, time + 1 - again.size()), again) < 0) {
                    return true;
                }
                again.clear();
            }
        }
        return false;
    }

    /** Returns the questions without those that only repeat the ones just before, however often. */
    private List<Integer> withoutEchoes() {
        List<Integer> rest = new ArrayList<>(asks);
        int length = 1;
        while (2 * length <= rest.size()) {
            int echo = echo(rest, length);
            if (echo < 0) {
                length++;
            } else {
                rest.subList(echo, echo + length).clear();
                length = 1;
            }
        }
        return rest;
    }

    /** Returns where a piece of that length is repeated at once; negative if none is. */
    private static int echo(List<Integer> all, int length) {
        for (int at = length; at + length <= all.size(); at++) {
            if (all.subList(at - length, at).equals(all.subList(at, at + length))) {
                return at;
            }
        }
        return -1;
    }

    /**
     * Returns whether the searches of two of the root's children took turns, as on threads of their own. Whoever comes back to a child and asks
     * for what it knows already searches it again.
     */
    boolean sideBySide() {
        int[] asked = firstAsked();
        if (asked.length < asks.size()) {
            return false;
        }
        List<Integer> turns = new ArrayList<>();
        for (int leaf : asked) {
            int child = leaf;
            while (parent[child] > 0) {
                child = parent[child];
            }
            if (!isLeaf(child) && (turns.isEmpty() || turns.get(turns.size() - 1) != child)) {
                turns.add(child);
            }
        }
        return turns.stream().distinct().count() < turns.size();
    }

    /**
     * Returns whether the search reads all ends of the game within so many plies of a node before it goes deeper, at every node that
     * it comes to.
     *
     * @param root whether the root is such a node
     */
    boolean readsEndsFirst(int within, boolean root) {
        int[] deeper = new int[nodes()]; // when first asked deeper than that below the node
        int[] lastEnd = new int[nodes()]; // when the last of the ends was first asked for; never if one was not
        Arrays.fill(deeper, NEVER);
        Arrays.fill(lastEnd, -1);
        for (int leaf : leafNode) {
            for (int node = parent[leaf]; node >= 0; node = parent[node]) {
                if (depth[leaf] - depth[node] > within) {
                    deeper[node] = Math.min(deeper[node], firstAsk[leaf]);
                } else {
                    lastEnd[node] = Math.max(lastEnd[node], firstAsk[leaf]);
                }
            }
        }
        return IntStream.range(root ? 0 : 1, nodes())
                .filter(node -> !isLeaf(node))
                .allMatch(node -> {
                    long ends =
                            Arrays.stream(children[node]).filter(this::isLeaf).count();
                    long asked = Arrays.stream(children[node])
                            .filter(child -> isLeaf(child) && firstAsk[child] != NEVER)
                            .count();
                    return (asked == 0 || asked == ends) && (deeper[node] == NEVER || lastEnd[node] < deeper[node]);
                });
    }

    /**
     * Returns whether no end of the game was first asked for after anything below a sibling that is none, at any node: so does a
     * search that looks at the ends beforehand, until one of them cuts.
     *
     * @param root whether the root is such a node
     */
    boolean triesEndsFirst(boolean root) {
        return IntStream.range(root ? 0 : 1, nodes()).allMatch(node -> {
            int others = Arrays.stream(children[node])
                    .filter(child -> !isLeaf(child))
                    .map(child -> firstAsk[child])
                    .min()
                    .orElse(NEVER);
            return Arrays.stream(children[node])
                    .filter(child -> isLeaf(child) && firstAsk[child] != NEVER)
                    .allMatch(child -> firstAsk[child] < others);
        });
    }

    /** Returns whether the children that are no ends were tried as they are listed, at every node. */
    boolean triesOthersAsListed() {
        return Arrays.stream(children).allMatch(siblings -> {
            int[] asked = Arrays.stream(siblings)
                    .filter(child -> !isLeaf(child) && firstAsk[child] != NEVER)
                    .map(child -> firstAsk[child])
                    .toArray();
            return IntStream.range(1, asked.length).allMatch(i -> asked[i - 1] < asked[i]);
        });
    }

    /**
     * Returns whether a node was left because of one of its ends after another child had been searched, for nothing else could close it. Whoever has
     * read the ends first knew that before.
     *
     * @param root whether the root is such a node
     */
    boolean leavesLateByEnds(boolean root) {
        int[] low = new int[nodes()];
        int[] high = new int[nodes()];
        for (int node = nodes() - 1; node >= 0; node--) {
            if (!isLeaf(node)) {
                update(node, low, high);
            } else {
                low[node] = firstAsk[node] == NEVER ? -Window.INFINITY : value[node];
                high[node] = firstAsk[node] == NEVER ? Window.INFINITY : value[node];
            }
        }
        return IntStream.range(root ? 0 : 1, nodes()).anyMatch(node -> leavesLateByEnds(node, low, high));
    }

    private boolean leavesLateByEnds(int node, int[] low, int[] high) {
        List<Integer> others = Arrays.stream(children[node])
                .filter(child -> !isLeaf(child))
                .boxed()
                .toList();
        boolean searched = others.stream().anyMatch(child -> firstAsk[child] != NEVER);
        if (!searched || others.stream().allMatch(child -> firstAsk[child] != NEVER)) {
            return false;
        }
        int alpha = window.alpha();
        int beta = window.beta();
        int[] way = way(node);
        for (int i = 0; i + 1 < way.length; i++) {
            for (int sibling : children[way[i]]) {
                if (sibling != way[i + 1]) {
                    alpha = max[way[i]] ? Math.max(alpha, low[sibling]) : alpha;
                    beta = max[way[i]] ? beta : Math.min(beta, high[sibling]);
                }
            }
        }
        boolean isMax = max[node];
        int bound = isMax ? beta : -alpha;
        int byEnds = best(node, isMax, true, low, high);
        int byOthers = best(node, isMax, false, low, high);
        return alpha < beta && byEnds >= bound && byOthers < bound;
    }

    /** The value to the player to move that some of a node's children are known to have at least. */
    private int best(int node, boolean isMax, boolean ends, int[] low, int[] high) {
        return Arrays.stream(children[node])
                .filter(child -> isLeaf(child) == ends)
                .map(child -> isMax ? low[child] : -high[child])
                .max()
                .orElse(-Window.INFINITY);
    }

    /**
     * Returns whether each leaf could still matter when it was first asked for, if ends within so many plies of a node may be read
     * beforehand, and what was only read so is not used yet.
     *
     * @param asListed whether children are tried as they are listed: then what was read of the earlier ones is used, too
     */
    boolean isAliveBeyond(int within, boolean asListed) {
        int[] low = new int[nodes()];
        int[] high = new int[nodes()];
        int[] deepest = new int[nodes()]; // the depth of the deepest leaf asked for below a node
        Arrays.fill(low, -Window.INFINITY);
        Arrays.fill(high, Window.INFINITY);
        Arrays.fill(deepest, -1);
        for (int leaf : firstAsked()) {
            int alpha = window.alpha();
            int beta = window.beta();
            int[] way = way(leaf);
            for (int i = 0; i + 1 < way.length && depth[leaf] - depth[way[i]] > within; i++) {
                for (int sibling : children[way[i]]) {
                    boolean used = deepest[sibling] > depth[way[i]] + within || (asListed && sibling < way[i + 1]);
                    if (sibling != way[i + 1] && used) {
                        alpha = max[way[i]] ? Math.max(alpha, low[sibling]) : alpha;
                        beta = max[way[i]] ? beta : Math.min(beta, high[sibling]);
                    }
                }
                if (alpha > beta) {
                    return false;
                }
            }
            low[leaf] = value[leaf];
            high[leaf] = value[leaf];
            for (int node = leaf; node >= 0; node = parent[node]) {
                deepest[node] = Math.max(deepest[node], depth[leaf]);
                if (node != leaf) {
                    update(node, low, high);
                }
            }
        }
        return true;
    }

    private void update(int node, int[] low, int[] high) {
        int least = max[node] ? -Window.INFINITY : Window.INFINITY;
        int most = least;
        for (int child : children[node]) {
            least = max[node] ? Math.max(least, low[child]) : Math.min(least, low[child]);
            most = max[node] ? Math.max(most, high[child]) : Math.min(most, high[child]);
        }
        low[node] = least;
        high[node] = most;
    }

    private int[] way(int to) {
        int[] way = new int[depth[to] + 1];
        for (int node = to; node >= 0; node = parent[node]) {
            way[depth[node]] = node;
        }
        return way;
    }
}
