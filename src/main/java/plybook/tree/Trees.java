package plybook.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;

/** Generators of trees: all trees up to a size, random trees, and the best and worst trees for alpha-beta. */
public final class Trees {
    /** With more children a node loses several at once. */
    private static final int FEW_CHILDREN = 8;

    private Trees() {}

    /**
     * The trees that {@link #all} enumerates.
     *
     * @param maxLeaves at most this many leaves
     * @param maxDepth at most this many plies
     * @param singleChildren whether a node may have a single child
     * @param alternating whether MAX and MIN take turns (with either at the root), rather than either player moving at any node
     * @param values the values that a leaf may have; the first ones come first
     */
    public record Bound(
            int maxLeaves, int maxDepth, boolean singleChildren, boolean alternating, List<Integer> values) {
        /** @throws IllegalArgumentException if nothing could be enumerated */
        public Bound {
            values = values.stream().distinct().toList();
            if (maxLeaves < 1 || maxDepth < 1 || maxDepth > Tree.MAX_DEPTH || values.isEmpty()) {
                throw new IllegalArgumentException("a bound needs a leaf, 1 to " + Tree.MAX_DEPTH
                        + " plies and a value: " + maxLeaves + " leaves, " + maxDepth + " plies, values " + values);
            }
        }
    }

    /**
     * Returns every tree within the bound that has an inner node, once, the smallest first: by leaves, then by inner nodes. The stream
     * is lazy, because there may be very many.
     */
    public static Stream<Tree> all(Bound bound) {
        return TreeEnumeration.of(bound);
    }

    /** Returns the same tree, in which equal subtrees are one object each. */
    public static Tree sharing(Tree tree) {
        return sharing(tree, new HashMap<>());
    }

    private static Tree sharing(Tree tree, Map<Tree, Tree> known) {
        Tree before = known.get(tree);
        if (before != null) {
            return before;
        }
        Tree shared = tree;
        if (!tree.isLeaf()) {
            List<Tree> children = new ArrayList<>();
            for (Tree child : tree.children()) {
                children.add(sharing(child, known));
            }
            shared = new Tree.Node(tree.player(), children);
        }
        known.put(shared, shared);
        return shared;
    }

    /** Returns the tree down to so many plies, where its nodes are leaves with the value that they are given. */
    public static Tree cutOff(Tree tree, int plies, ToIntFunction<Tree> value) {
        if (tree.isLeaf() || plies == 0) {
            return tree.isLeaf() ? tree : Tree.leaf(value.applyAsInt(tree));
        }
        return new Tree.Node(
                tree.player(),
                tree.children().stream()
                        .map(child -> cutOff(child, plies - 1, value))
                        .toList());
    }

    /** Returns the value of the first leaf from the left: an evaluation that tells nodes apart. */
    public static int firstLeaf(Tree tree) {
        Tree at = tree;
        while (!at.isLeaf()) {
            at = at.children().get(0);
        }
        return at.value();
    }

    /** Returns a tree of the same shape and players with other leaves, supplied from left to right. */
    public static Tree withLeaves(Tree shape, IntSupplier values) {
        if (shape.isLeaf()) {
            return Tree.leaf(values.getAsInt());
        }
        List<Tree> children = new ArrayList<>();
        for (Tree child : shape.children()) {
            children.add(withLeaves(child, values));
        }
        return new Tree.Node(shape.player(), children);
    }

    /** Returns the shape of the tree: each leaf has its number, from left to right and from 0, in place of its value. */
    public static Tree numbered(Tree tree) {
        int[] next = {0};
        return withLeaves(tree, () -> next[0]++);
    }

    /** Returns the text of {@link #numbered}, without making that tree: some have half a million nodes. */
    public static String numberedText(Tree tree) {
        return TreeText.writeNumbered(tree);
    }

    /**
     * Returns the tree in which every inner node has so many children and every leaf is so many plies deep. MAX moves at the root, and
     * every leaf is 0.
     *
     * @throws IllegalArgumentException if the branching is less than 1 or the depth not from 0 to {@value Tree#MAX_DEPTH}
     */
    public static Tree uniform(int branching, int depth) {
        if (branching < 1 || depth < 0 || depth > Tree.MAX_DEPTH) {
            throw new IllegalArgumentException("a uniform tree has 1 child or more and 0 to " + Tree.MAX_DEPTH
                    + " plies, not " + branching + " children and " + depth + " plies");
        }
        return uniform(branching, depth, Player.MAX);
    }

    private static Tree uniform(int branching, int depth, Player player) {
        if (depth == 0) {
            return Tree.leaf(0);
        }
        Tree child = uniform(branching, depth - 1, player.opponent());
        return new Tree.Node(player, Collections.nCopies(branching, child));
    }

    /**
     * The trees that {@link #random} draws.
     *
     * @param maxDepth at most this many plies, and at least one
     * @param maxChildren at most this many children of a node
     * @param leafChance the chance that a node below the root ends the game early, from 0 (all leaves at the full depth) to 1
     * @param alternating whether MAX and MIN take turns, rather than a coin deciding who moves at each node
     * @param lowest the lowest value of a leaf
     * @param highest the highest value of a leaf; a narrow range makes many ties
     */
    public record Mix(int maxDepth, int maxChildren, double leafChance, boolean alternating, int lowest, int highest) {
        /** @throws IllegalArgumentException if nothing could be drawn */
        public Mix {
            if (maxDepth < 1 || maxDepth > Tree.MAX_DEPTH || maxChildren < 1) {
                throw new IllegalArgumentException("a mix needs 1 to " + Tree.MAX_DEPTH
                        + " plies and a child at least, not " + maxDepth + " plies and " + maxChildren + " children");
            }
            if (!(0 <= leafChance && leafChance <= 1)) {
                throw new IllegalArgumentException("a chance is from 0 to 1, not " + leafChance);
            }
            if (lowest > highest || lowest < -Window.MAX_VALUE || highest > Window.MAX_VALUE) {
                throw new IllegalArgumentException(
                        "values range upwards within ±" + Window.MAX_VALUE + ", not from " + lowest + " to " + highest);
            }
        }
    }

    /** Returns a random tree; the same seed gives the same tree. */
    public static Tree random(Mix mix, Random random) {
        Player player = random.nextBoolean() ? Player.MAX : Player.MIN;
        return random(mix, random, player, mix.maxDepth(), true);
    }

    private static Tree random(Mix mix, Random random, Player player, int depth, boolean root) {
        if (depth == 0 || (!root && random.nextDouble() < mix.leafChance())) {
            return Tree.leaf(mix.lowest() + random.nextInt(mix.highest() - mix.lowest() + 1));
        }
        Player here = mix.alternating() || root ? player : random.nextBoolean() ? Player.MAX : Player.MIN;
        int count = 1 + random.nextInt(mix.maxChildren());
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            children.add(random(mix, random, here.opponent(), depth - 1, false));
        }
        return new Tree.Node(here, children);
    }

    /**
     * Returns the shape with distinct leaves so that the best child always comes first. In a uniform tree alpha-beta then visits exactly
     * b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves (Knuth and Moore 1975).
     */
    public static Tree bestOrdered(Tree shape) {
        return ranked(shape, 0, true);
    }

    /** Returns the shape with distinct leaves so that every child is better than those before it: alpha-beta cuts nothing. */
    public static Tree worstOrdered(Tree shape) {
        return ranked(shape, 0, false);
    }

    /** Gives each child a block of ranks of its own, so that siblings compare as wholes. */
    private static Tree ranked(Tree shape, int lowest, boolean bestFirst) {
        if (shape.isLeaf()) {
            return Tree.leaf(lowest);
        }
        boolean falling = (shape.player() == Player.MAX) == bestFirst;
        List<Tree> children = new ArrayList<>();
        int from = falling ? lowest + shape.leaves() : lowest;
        for (Tree child : shape.children()) {
            int size = child.leaves();
            from -= falling ? size : 0;
            children.add(ranked(child, from, bestFirst));
            from += falling ? 0 : size;
        }
        return new Tree.Node(shape.player(), children);
    }

    /** Returns the whole game tree below a state. It is meant for small games: nothing bounds the size. */
    public static <S, A> Tree unfold(Game<S, A> game, S state) {
        return unfold(game, state, new HashMap<>());
    }

    /** States that several lines of play lead to share an object in the tree: of Tic-Tac-Toe's 549,946 nodes 5,478 are made. */
    private static <S, A> Tree unfold(Game<S, A> game, S state, Map<S, Tree> known) {
        Tree met = known.get(state);
        if (met != null) {
            return met;
        }
        Tree made;
        if (game.terminal(state)) {
            made = Tree.leaf(game.utility(state));
        } else {
            List<Tree> children = new ArrayList<>();
            for (A action : game.actions(state)) {
                children.add(unfold(game, game.result(state, action), known));
            }
            made = new Tree.Node(game.player(state), children);
        }
        known.put(state, made);
        return made;
    }

    /**
     * Returns the trees that one step makes smaller: a node is replaced by one below it, or loses a child, or many of many children at once.
     * Of the trees of each of these kinds those that lose most come first. If MAX and MIN take turns in the tree, they do in each of these.
     * The stream is lazy.
     */
    public static Stream<Tree> smaller(Tree tree) {
        Stream<Tree> all = oneStepSmaller(tree);
        return takesTurns(tree) ? all.filter(Trees::takesTurns) : all;
    }

    private static boolean takesTurns(Tree tree) {
        return tree.isLeaf() || TreeText.alternates(tree, tree.player());
    }

    private static Stream<Tree> oneStepSmaller(Tree tree) {
        if (tree.isLeaf()) {
            return Stream.of();
        }
        List<Tree> children = tree.children();
        Stream<Tree> inside = IntStream.range(0, children.size()).boxed().flatMap(i -> oneStepSmaller(children.get(i))
                .map(child -> with(tree, i, child)));
        // What lies below a node with many children is dozens of small trees, on which a mistake rarely shows.
        return (children.size() > FEW_CHILDREN
                        ? Stream.of(withFewerChildren(tree), below(tree), inside)
                        : Stream.of(below(tree), withoutOne(tree), inside))
                .flatMap(trees -> trees);
    }

    /** Returns all nodes below the root, the deepest first. */
    private static Stream<Tree> below(Tree tree) {
        List<Tree> nodes = new ArrayList<>(tree.children());
        for (int i = 0; i < nodes.size(); i++) {
            nodes.addAll(nodes.get(i).children());
        }
        Collections.reverse(nodes);
        return nodes.stream();
    }

    /** Returns the tree without one of its root's children, which are counted from 0. */
    public static Tree without(Tree tree, int child) {
        return without(tree, child, 1);
    }

    private static Tree without(Tree tree, int first, int size) {
        List<Tree> children = new ArrayList<>(tree.children());
        children.subList(first, Math.min(first + size, children.size())).clear();
        return new Tree.Node(tree.player(), children);
    }

    private static Stream<Tree> withoutOne(Tree tree) {
        return tree.children().size() == 1 ? Stream.of() : withFewerChildren(tree, 1);
    }

    /** Without one half of its children or the other, a quarter, and so on, down to single children. */
    private static Stream<Tree> withFewerChildren(Tree tree) {
        return Stream.iterate(tree.children().size() / 2, size -> size > 0, size -> size / 2)
                .flatMap(size -> withFewerChildren(tree, size));
    }

    /** Without so many neighbours among its children. */
    private static Stream<Tree> withFewerChildren(Tree tree, int size) {
        int all = tree.children().size();
        return IntStream.iterate(0, first -> first < all, first -> first + size)
                .mapToObj(first -> without(tree, first, size));
    }

    private static Tree with(Tree tree, int place, Tree child) {
        List<Tree> children = new ArrayList<>(tree.children());
        children.set(place, child);
        return new Tree.Node(tree.player(), children);
    }
}
