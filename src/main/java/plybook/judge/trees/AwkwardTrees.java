package plybook.judge.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** Trees that are wide, deep or large, or in which something stands twice, for games that a search may trip over. */
public final class AwkwardTrees {
    /** More children than there are moves in Gomoku on the largest board. */
    private static final int CELLS = 400;

    /** So many children that sorting is likely to notice a comparator that contradicts itself. */
    private static final int MANY = 200;

    private AwkwardTrees() {}

    /**
     * A node with ends below 0, ends above 0 and nodes among its children, in any order. Java's sort can notice a comparator that contradicts
     * itself only in lists of 32 or more, and not in each of them.
     */
    private static Tree ofManyKinds(Player player, Random random) {
        return new Tree.Node(
                player,
                Stream.generate(() -> random.nextBoolean()
                                ? Tree.leaf(random.nextInt(199) - 99)
                                : new Tree.Node(
                                        player.opponent(),
                                        Stream.generate(() -> Tree.leaf(random.nextInt(199) - 99))
                                                .limit(2)
                                                .toList()))
                        .limit(MANY)
                        .toList());
    }

    /** The trees that a text shows, with semicolons between them. */
    public static List<Tree> parsed(String trees) {
        return Stream.of(trees.split(";", -1)).map(Tree::parse).toList();
    }

    /**
     * In each the inner node that stands twice is first met where its window is narrow, from the left or from the right: a bound that is
     * then taken for its value makes the answer wrong.
     */
    public static List<Tree> shared() {
        return parsed("((0 (3 10)) ((3 10) 20)); ((20 (10 3)) ((10 3) 0)); v((0 (-3 -10)) ((-3 -10) -20));"
                + " v((-20 (-10 -3)) ((-10 -3) 0)); ((5 (1 7)) ((1 7) 9) (2 (1 7)));"
                + " (((1 2) (3 4)) ((3 4) (1 2))); ((-9 (4 6)) (8 (4 6)) ((4 6) (4 6)));"
                + " v(((2 1) (5 0)) ((5 0) (2 1)));"
                // One state in two windows with the same β, the first of them with a larger α; and for MIN.
                + " v(20 ^(v(^(10 ^(v(9 5) v(3 8)) 25) ^(v(9 5) v(3 8)))));"
                + " ^(-20 v(^(v(-10 v(^(-9 -5) ^(-3 -8)) -25) v(^(-9 -5) ^(-3 -8)))));"
                // One state at one ply, first where no child of it is good enough: nothing is cut at the state itself,
                // and what it returns is a bound.
                + " v(^(10 ^(v(9 5) v(3 8))) ^(-5 ^(v(9 5) v(3 8))));"
                + " ^(v(-10 v(^(-9 -5) ^(-3 -8))) v(5 v(^(-9 -5) ^(-3 -8))))");
    }

    /**
     * A game of five plies in which each state has three successors among the four of the next ply, written out as a tree.
     *
     * @param leaping whether some successors are those of the ply after the next, so that a state is met at two depths
     */
    public static Tree twisted(boolean leaping, Random random) {
        List<Tree> below = Stream.generate(() -> Tree.leaf(random.nextInt(19) - 9))
                .limit(8)
                .toList();
        List<Tree> farther = List.of();
        Player player = random.nextBoolean() ? Player.MAX : Player.MIN;
        for (int ply = 5; ply >= 1; ply--) {
            List<Tree> next =
                    leaping ? Stream.concat(below.stream(), farther.stream()).toList() : below;
            Player mover = player;
            farther = below;
            below = Stream.generate(() -> (Tree) new Tree.Node(
                            mover,
                            Stream.generate(() -> next.get(random.nextInt(next.size())))
                                    .limit(3)
                                    .toList()))
                    .limit(ply == 1 ? 1 : 4)
                    .toList();
            player = player.opponent();
        }
        return below.get(0);
    }

    /** Nodes with 17, 200 and 400 children, and trees of several kinds of children. */
    public static List<Tree> wide(Random random) {
        List<Tree> trees = new ArrayList<>();
        for (Player player : Player.values()) {
            int sign = player == Player.MAX ? 1 : -1;
            trees.add(new Tree.Node(
                    player,
                    IntStream.range(0, 17).mapToObj(i -> Tree.leaf(sign * i)).toList()));
            trees.add(new Tree.Node(
                    player,
                    IntStream.range(0, CELLS).mapToObj(i -> Tree.leaf(sign * i)).toList()));
            Tree shape = new Tree.Node(player, List.copyOf(Trees.uniform(17, 2).children()));
            trees.add(Trees.withLeaves(shape, () -> random.nextInt(199) - 99));
        }
        for (int i = 0; i < 4; i++) {
            trees.add(ofManyKinds(i % 2 == 0 ? Player.MAX : Player.MIN, random));
        }
        return trees;
    }

    /** One line of play with a way out at every ply; each player would rather go on. */
    public static Tree chain(int plies, Player first) {
        Player player = plies % 2 == 0 ? first.opponent() : first;
        Tree tree = Tree.leaf(0);
        for (int i = 0; i < plies; i++) {
            tree = new Tree.Node(player, List.of(Tree.leaf(player == Player.MAX ? -1 - i : 1 + i), tree));
            player = player.opponent();
        }
        return tree;
    }

    /** One line of play without any choice. */
    public static Tree single(int plies, int value) {
        Tree tree = Tree.leaf(value);
        for (int i = 0; i < plies; i++) {
            tree = i % 2 == 0 ? Tree.max(tree) : Tree.min(tree);
        }
        return tree;
    }

    /** 200,101 nodes with 10,000 leaves, each at the end of a line without choices: many states, and not too many questions. */
    public static Tree large(Random random) {
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            children.add(new Tree.Node(
                    Player.MIN,
                    Stream.generate(() -> single(19, random.nextInt(20_001) - 10_000))
                            .limit(100)
                            .toList()));
        }
        return new Tree.Node(Player.MAX, children);
    }
}
