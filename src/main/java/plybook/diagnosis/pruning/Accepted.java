package plybook.diagnosis.pruning;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.pruning.SearchedTree.Order;
import plybook.game.Window;

/**
 * The accepted ways to prune. A search prunes in one of them if, on every tree of a run, it asks for no leaf that this one does not ask for:
 * then it prunes at least as well, however it is written.
 *
 * @param kind how it goes over the tree
 * @param max how MAX leaves a node
 * @param min how MIN does
 */
public record Accepted(Kind kind, Player max, Player min) {
    /** A way to go over the tree. */
    public enum Kind {
        /** Once, depth first. */
        ALPHA_BETA,
        /** Later children with a null window first, and again where that shows them to be better. */
        PRINCIPAL_VARIATION,
        /** Again and again, each time a ply deeper; what lies deeper counts 0. */
        DEEPENING,
        /** The same, with the best child of the pass before first. */
        DEEPENING_BEST_FIRST,
        /** The children a ply or two deep, and then the best of them first; what lies too deep counts 0. */
        INTERNAL_DEEPENING,
        /** The first child's value, and of the others only whether they are better, until one is (Pearl 1980). */
        SCOUT,
        /** The root's children with a window one wider than the best so far. */
        ONE_WIDER_AT_THE_ROOT,
        /** The value of the root first, and then its children with a window around it, until one has it. */
        VALUE_THEN_ACTION,
        /** The root's children side by side, each with the full window at worst. */
        SIDE_BY_SIDE
    }

    /** The answer where the value lies outside the window. */
    public enum Bounds {
        /** The best that was found. */
        SOFT,
        /** The window's bound, and what was found at a cut. */
        HARD_BUT_AT_A_CUT,
        /** The window's bound. */
        HARD
    }

    /**
     * The rule by which a player leaves a node.
     *
     * @param strict whether only beyond equality
     * @param byBest whether the best so far is compared with the other player's bound, rather than the two bounds with each other; where the window
     *     was closed before, that makes a difference
     */
    public record Player(boolean strict, boolean byBest, Bounds bounds) {
        /** Returns whether the player is done with a node. */
        private boolean leaves(boolean isMax, int best, int alpha, int beta) {
            int low = byBest && isMax ? best : alpha;
            int high = byBest && !isMax ? best : beta;
            return strict ? low > high : low >= high;
        }
    }

    /** The plies below a node that are searched beforehand, to find its best child. */
    private static final int LOOK_AHEAD = 2;

    /** The ways to find a value, the most common first. Cutting at equality needs none: no leaf is needless then. */
    static final List<Accepted> VALUES_IN_ONE_PASS = of(Kind.ALPHA_BETA);

    /** The ways to find a value that look at a tree more than once. */
    static final List<Accepted> VALUES_IN_SEVERAL_PASSES = Stream.of(
                    of(Kind.PRINCIPAL_VARIATION),
                    uniform(Kind.DEEPENING),
                    uniform(Kind.DEEPENING_BEST_FIRST),
                    uniform(Kind.INTERNAL_DEEPENING),
                    scout())
            .flatMap(List::stream)
            .toList();

    /** The ways to choose an action. */
    static final List<Accepted> CHOICES_IN_ONE_PASS = both(VALUES_IN_ONE_PASS, of(Kind.ONE_WIDER_AT_THE_ROOT));

    static final List<Accepted> VALUE_THEN_ACTION = of(Kind.VALUE_THEN_ACTION);

    static final List<Accepted> SIDE_BY_SIDE = of(Kind.SIDE_BY_SIDE);

    private static List<Accepted> both(List<Accepted> some, List<Accepted> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** Its tests need no rule: they end as soon as they are decided. */
    private static List<Accepted> scout() {
        Player player = new Player(false, false, Bounds.SOFT);
        return List.of(new Accepted(Kind.SCOUT, player, player));
    }

    private static List<Player> players() {
        List<Player> players = new ArrayList<>();
        for (Bounds bounds : Bounds.values()) {
            players.add(new Player(true, false, bounds));
        }
        for (Bounds bounds : Bounds.values()) {
            players.add(new Player(false, false, bounds));
        }
        players.add(new Player(false, true, Bounds.SOFT));
        return players;
    }

    private static List<Accepted> uniform(Kind kind) {
        return players().stream()
                .map(player -> new Accepted(kind, player, player))
                .toList();
    }

    private static List<Accepted> of(Kind kind) {
        List<Accepted> all = new ArrayList<>(uniform(kind));
        for (Player max : players()) {
            for (Player min : players()) {
                if (!max.equals(min)) {
                    all.add(new Accepted(kind, max, min));
                }
            }
        }
        return all;
    }

    /** Returns whether a player returns less than was found, so that many a cut is not made that a fail-soft search makes. */
    boolean hasLooseBounds() {
        return max.bounds() != Bounds.SOFT || min.bounds() != Bounds.SOFT;
    }

    /** Returns the nodes of the leaves that it asks for, with the children in the given order. */
    BitSet asks(SearchedTree tree, Order order) {
        tree.order(order);
        Run run = new Run(tree);
        int alpha = tree.window().alpha();
        int beta = tree.window().beta();
        int root = tree.root();
        switch (kind) {
            case ALPHA_BETA, PRINCIPAL_VARIATION, INTERNAL_DEEPENING -> run.search(root, alpha, beta);
            case DEEPENING, DEEPENING_BEST_FIRST -> {
                int plies = tree.plies();
                for (run.horizon = 1; run.horizon <= plies; run.horizon++) {
                    run.search(root, alpha, beta);
                }
            }
            case SCOUT -> {
                run.tested(root, alpha);
                run.tested(root, beta);
                run.exact(root);
            }
            case ONE_WIDER_AT_THE_ROOT -> run.oneWider(root);
            case VALUE_THEN_ACTION -> run.untilOneHas(root, run.search(root, alpha, beta));
            case SIDE_BY_SIDE -> {
                for (int child : tree.children(root)) {
                    run.search(child, alpha, beta);
                }
            }
        }
        return run.asked;
    }

    private final class Run {
        private final SearchedTree tree;
        private final BitSet asked = new BitSet();
        /** The child that was best when the node was last searched, by node; 0 for none. */
        private final int[] bestBefore;

        private int horizon = Integer.MAX_VALUE;

        Run(SearchedTree tree) {
            this.tree = tree;
            this.bestBefore = new int[tree.nodes()];
        }

        private int search(int node, int alphaIn, int betaIn) {
            if (tree.isLeaf(node)) {
                asked.set(node);
                return tree.value(node);
            }
            if (tree.depth(node) >= horizon) {
                return 0;
            }
            boolean isMax = tree.isMax(node);
            Player player = isMax ? max : min;
            int alpha = alphaIn;
            int beta = betaIn;
            int worst = isMax ? -Window.INFINITY : Window.INFINITY;
            int best = player.bounds() == Bounds.SOFT ? worst : isMax ? alpha : beta;
            boolean first = true;
            for (int child : children(node)) {
                int value = first || kind != Kind.PRINCIPAL_VARIATION
                        ? search(child, alpha, beta)
                        : scouted(child, isMax, alpha, beta);
                first = false;
                bestBefore[node] = (isMax ? value > best : value < best) ? child : bestBefore[node];
                best = isMax ? Math.max(best, value) : Math.min(best, value);
                alpha = isMax ? Math.max(alpha, best) : alpha;
                beta = isMax ? beta : Math.min(beta, best);
                if (player.leaves(isMax, best, alpha, beta)) {
                    return player.bounds() != Bounds.HARD ? best : isMax ? betaIn : alphaIn;
                }
            }
            return best;
        }

        private int[] children(int node) {
            int[] children = tree.children(node);
            if (kind == Kind.INTERNAL_DEEPENING && horizon == Integer.MAX_VALUE) {
                lookAhead(node, children);
                return bestFirst(node, children);
            }
            return kind == Kind.DEEPENING_BEST_FIRST ? bestFirst(node, children) : children;
        }

        private void lookAhead(int node, int[] children) {
            boolean isMax = tree.isMax(node);
            int best = isMax ? -Window.INFINITY : Window.INFINITY;
            horizon = tree.depth(node) + LOOK_AHEAD;
            for (int child : children) {
                int value = search(child, -Window.INFINITY, Window.INFINITY);
                bestBefore[node] = (isMax ? value > best : value < best) ? child : bestBefore[node];
                best = isMax ? Math.max(best, value) : Math.min(best, value);
            }
            horizon = Integer.MAX_VALUE;
        }

        private int[] bestFirst(int node, int[] children) {
            if (bestBefore[node] == 0) {
                return children;
            }
            return IntStream.concat(
                            IntStream.of(bestBefore[node]),
                            IntStream.of(children).filter(child -> child != bestBefore[node]))
                    .toArray();
        }

        private int exact(int node) {
            if (tree.isLeaf(node)) {
                asked.set(node);
                return tree.value(node);
            }
            boolean isMax = tree.isMax(node);
            int[] children = tree.children(node);
            int best = exact(children[0]);
            for (int i = 1; i < children.length; i++) {
                int sign = tested(children[i], best);
                best = sign == (isMax ? 1 : -1) ? exact(children[i]) : best;
            }
            return best;
        }

        /** Returns the sign of a node's value less the bound, as a test of either kind finds it: more, or at least as much. */
        private int tested(int node, int bound) {
            boolean more = test(node, bound, 1);
            boolean less = test(node, bound, -1);
            return more ? 1 : less ? -1 : 0;
        }

        /** @param sign 1 to test for more than the bound, −1 for less */
        private boolean test(int node, int bound, int sign) {
            if (tree.isLeaf(node)) {
                asked.set(node);
                return Integer.compare(tree.value(node), bound) == sign;
            }
            boolean any = tree.isMax(node) == (sign > 0);
            for (int child : tree.children(node)) {
                if (test(child, bound, sign) == any) {
                    return any;
                }
            }
            return !any;
        }

        private int scouted(int child, boolean isMax, int alpha, int beta) {
            int value = isMax ? search(child, alpha, alpha + 1) : search(child, beta - 1, beta);
            return alpha < value && value < beta ? search(child, alpha, beta) : value;
        }

        private void oneWider(int root) {
            boolean isMax = tree.isMax(root);
            int best = isMax ? -Window.INFINITY : Window.INFINITY;
            for (int child : tree.children(root)) {
                int wider = Math.abs(best) == Window.INFINITY ? best : isMax ? best - 1 : best + 1;
                int value = search(child, isMax ? wider : -Window.INFINITY, isMax ? Window.INFINITY : wider);
                best = isMax ? Math.max(best, value) : Math.min(best, value);
            }
        }

        private void untilOneHas(int root, int wanted) {
            tree.order(Order.AS_LISTED);
            for (int child : tree.children(root)) {
                if (search(child, wanted - 1, wanted + 1) == wanted) {
                    return;
                }
            }
        }
    }
}
