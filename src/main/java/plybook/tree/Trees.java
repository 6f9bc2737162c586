package plybook.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Player;

/** Trees by the many: all of them up to a size, random ones, and those that alpha-beta likes best and least. */
public final class Trees {
    private Trees() {}

    /**
     * What {@link #all} enumerates.
     *
     * @param maxLeaves at most this many leaves
     * @param maxDepth at most this many plies
     * @param singleChildren whether a node may have one child only
     * @param alternating whether MAX and MIN take turns (with either at the root), rather than any player moving at any node
     * @param values what a leaf may be worth
     */
    public record Bound(
            int maxLeaves, int maxDepth, boolean singleChildren, boolean alternating, List<Integer> values) {
        /** @throws IllegalArgumentException if nothing could be enumerated */
        public Bound {
            values = List.copyOf(values);
            if (maxLeaves < 1 || maxDepth < 1 || values.isEmpty()) {
                throw new IllegalArgumentException("a bound needs a leaf, a ply and a value at least: " + maxLeaves
                        + " leaves, " + maxDepth + " plies, values " + values);
            }
        }
    }

    /**
     * Every tree within the bound that has an inner node, once, the smallest first: by leaves, then by inner nodes. The stream is
     * lazy, for there may be very many.
     */
    public static Stream<Tree> all(Bound bound) {
        return IntStream.rangeClosed(1, bound.maxLeaves()).boxed().flatMap(leaves -> {
            int mostInner = bound.singleChildren() ? leaves * bound.maxDepth() : leaves - 1;
            return IntStream.rangeClosed(1, mostInner)
                    .boxed()
                    .flatMap(inner -> shapes(leaves, inner, bound.maxDepth(), bound))
                    .flatMap(shape -> bound.alternating()
                            ? Stream.of(Player.MAX, Player.MIN).map(player -> alternating(shape, player))
                            : anyPlayers(shape))
                    .flatMap(shape -> withValues(shape, leaves, bound.values()));
        });
    }

    /** All trees of exactly so many leaves and inner nodes, with MAX everywhere and every leaf 0. */
    private static Stream<Tree> shapes(int leaves, int inner, int depth, Bound bound) {
        if (inner == 0) {
            return leaves == 1 ? Stream.of(Tree.leaf(0)) : Stream.empty();
        }
        if (depth == 0) {
            return Stream.empty();
        }
        int fewestChildren = bound.singleChildren() ? 1 : 2;
        return forests(leaves, inner - 1, depth - 1, bound)
                .filter(children -> children.size() >= fewestChildren)
                .map(children -> new Tree.Node(Player.MAX, children));
    }

    /** All rows of trees that have so many leaves and inner nodes together. */
    private static Stream<List<Tree>> forests(int leaves, int inner, int depth, Bound bound) {
        if (leaves == 0) {
            return inner == 0 ? Stream.of(List.of()) : Stream.empty();
        }
        return IntStream.rangeClosed(1, leaves).boxed().flatMap(ofFirst -> IntStream.rangeClosed(0, inner)
                .boxed()
                .flatMap(innerOfFirst -> shapes(ofFirst, innerOfFirst, depth, bound)
                        .flatMap(first -> forests(leaves - ofFirst, inner - innerOfFirst, depth, bound)
                                .map(rest -> prepended(first, rest)))));
    }

    private static Tree alternating(Tree shape, Player player) {
        return shape.isLeaf()
                ? shape
                : new Tree.Node(
                        player,
                        shape.children().stream()
                                .map(child -> alternating(child, player.opponent()))
                                .toList());
    }

    private static Stream<Tree> anyPlayers(Tree shape) {
        if (shape.isLeaf()) {
            return Stream.of(shape);
        }
        return Stream.of(Player.MAX, Player.MIN)
                .flatMap(player -> rowsOf(shape.children()).map(children -> new Tree.Node(player, children)));
    }

    private static Stream<List<Tree>> rowsOf(List<Tree> shapes) {
        if (shapes.isEmpty()) {
            return Stream.of(List.of());
        }
        return anyPlayers(shapes.get(0))
                .flatMap(first -> rowsOf(shapes.subList(1, shapes.size())).map(rest -> prepended(first, rest)));
    }

    private static List<Tree> prepended(Tree first, List<Tree> rest) {
        List<Tree> row = new ArrayList<>(rest.size() + 1);
        row.add(first);
        row.addAll(rest);
        return row;
    }

    private static Stream<Tree> withValues(Tree shape, int leaves, List<Integer> values) {
        long ways = Math.round(Math.pow(values.size(), leaves));
        return Stream.iterate(0L, way -> way < ways, way -> way + 1).map(way -> {
            long[] digits = {way};
            return withLeaves(shape, () -> {
                int value = values.get((int) (digits[0] % values.size()));
                digits[0] /= values.size();
                return value;
            });
        });
    }

    /** The same shape and players with other leaves, supplied from left to right. */
    public static Tree withLeaves(Tree shape, IntSupplier values) {
        return shape.isLeaf()
                ? Tree.leaf(values.getAsInt())
                : new Tree.Node(
                        shape.player(),
                        shape.children().stream()
                                .map(child -> withLeaves(child, values))
                                .toList());
    }

    /** The same tree with its leaves numbered from left to right, from 0, instead of their values: its shape, and no more. */
    public static Tree numbered(Tree tree) {
        int[] next = {0};
        return withLeaves(tree, () -> next[0]++);
    }

    /** The shape in which every inner node has so many children and every leaf lies so many plies deep; MAX at the root, leaves 0. */
    public static Tree uniform(int branching, int depth) {
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
     * What {@link #random} draws.
     *
     * @param maxDepth at most this many plies, and at least one
     * @param maxChildren at most this many children of a node
     * @param leafChance the chance that a node below the root ends the game early, from 0 (all leaves at the full depth) to 1
     * @param alternating whether MAX and MIN take turns, rather than a coin saying who moves at each node
     * @param lowest the lowest value of a leaf
     * @param highest the highest value of a leaf; a narrow range makes many ties
     */
    public record Mix(int maxDepth, int maxChildren, double leafChance, boolean alternating, int lowest, int highest) {
        /** @throws IllegalArgumentException if nothing could be drawn */
        public Mix {
            if (maxDepth < 1 || maxChildren < 1 || lowest > highest) {
                throw new IllegalArgumentException("a mix needs a ply, a child and a range of values at least");
            }
        }
    }

    /** A random tree; the same seed gives the same tree. */
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
     * The shape with distinct leaves so that the best child always comes first: in a uniform tree alpha-beta visits exactly
     * b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves (Knuth and Moore 1975).
     */
    public static Tree bestOrdered(Tree shape) {
        return ranked(shape, 0, true);
    }

    /** The shape with distinct leaves so that every child is a little better than those before: alpha-beta cuts nothing. */
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

    /** A game from a state to its every end, written out. Meant for small games: nothing bounds the size. */
    public static <S, A> Tree unfold(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return Tree.leaf(game.utility(state));
        }
        return new Tree.Node(
                game.player(state),
                game.actions(state).stream()
                        .map(action -> unfold(game, game.result(state, action)))
                        .toList());
    }
}
