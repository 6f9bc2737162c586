package plybook.diagnosis.probes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * The trees on which mistakes are told apart: no more than a second's worth, the smallest first, and always the same ones. A test
 * sees to it that for each two mistakes there is one on which they differ.
 */
public final class Probes {
    private static final long SEED = 1975; // Knuth and Moore

    private static final long FRESH_SEED = 1956; // McCarthy

    private static final List<Window> NARROW = List.of(
            new Window(-1, 1),
            new Window(-1, 0),
            new Window(0, 1),
            new Window(0, Window.INFINITY),
            new Window(-Window.INFINITY, 0));

    /** Trees for what random ones rarely show: deep cutoffs, extreme values, players that do not take turns. */
    private static final List<Tree> CHOSEN = Stream.of(
                    "(-1 (((-1 -1))))",
                    "(0 (1 ((-1) (0 -1))))",
                    "v(0 (-1 v(^(1) ^(0 1))))",
                    "(3 (5 ((2 9) (1 7))))",
                    "((7 3) (15) (1 12 20 22))",
                    "((7 3) (15) (1 12 20 22))",
                    "((3 7) (51) (22 1 20 12))",
                    "v((7 3) (15) (1 12 20 22))",
                    "((3 12 8) (2 100 8) (14 5 2))",
                    "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))",
                    "(-1000000 -1000000)",
                    "v(1000000 1000000)",
                    "(-1000000 -999999)",
                    "v(1000000 999999)",
                    "((-1000000 -999999) (-1000000))",
                    "v((1000000) (1000000 999999))",
                    "(-600000 -500000 -700000)",
                    "v(600000 500000 700000)",
                    "((-600000) (-500000 -400000) (-700000))",
                    "v((600000) (500000 400000) (700000))",
                    "((-200 -300) (-250))",
                    "v((200 300) (250))",
                    "v(3 (2 2 5 1))",
                    "(3 (4 4 1 6))",
                    "v(3 (1 2 5 0))",
                    "(3 (5 4 1 6))",
                    "^(^(1 2) ^(3 0))",
                    "v(v(1 2) v(3 0))",
                    "^(^(v(2 1) 0) v(v(4 3) 5))",
                    "v(^(^(1 2)) v(^(5 4) 3))",
                    "^(v(v(3 7) v(2 9)) ^(v(1 4) 5))",
                    // Deep, for a horizon of the search's own.
                    "((((((7))))))",
                    "(((((((((-4 9)))))))))",
                    "((((((((((((((5))))))))))))))")
            .map(Tree::parse)
            .toList();

    private Probes() {}

    private static Stream<Tree> smallTrees(int leaves) {
        return Trees.all(new Trees.Bound(leaves, 3, true, true, List.of(0, -1, 1)))
                .filter(tree -> tree.nodes() <= leaves + 2);
    }

    private static List<Tree> trees(int smallest, int drawn) {
        Random random = new Random(SEED);
        List<Trees.Mix> mixes = List.of(
                new Trees.Mix(3, 4, 0.2, true, -1, 1),
                new Trees.Mix(5, 3, 0.1, true, -99, 99),
                new Trees.Mix(5, 3, 0.2, false, -2, 2),
                new Trees.Mix(6, 2, 0.1, false, -300, 300));
        List<Tree> trees = new ArrayList<>();
        trees.add(Tree.leaf(0));
        trees.add(Tree.leaf(-5));
        trees.add(Tree.leaf(300));
        smallTrees(smallest).forEach(trees::add);
        trees.addAll(CHOSEN);
        for (int i = 0; i < drawn; i++) {
            Tree tree = Trees.random(mixes.get(i % mixes.size()), random);
            if (tree.leaves() <= 60) {
                trees.add(tree);
            }
        }
        return trees;
    }

    /** The trees on which a name must predict what a search does: none of them was used to find it. */
    private static List<Tree> fresh(int drawn) {
        Random random = new Random(FRESH_SEED);
        List<Trees.Mix> mixes = List.of(
                new Trees.Mix(3, 3, 0.2, true, -2, 2),
                new Trees.Mix(5, 3, 0.15, true, -50, 50),
                new Trees.Mix(4, 3, 0.2, false, -9, 9));
        List<Tree> trees = new ArrayList<>();
        while (trees.size() < drawn) {
            Tree tree = Trees.random(mixes.get(trees.size() % mixes.size()), random);
            if (!tree.isLeaf() && tree.leaves() <= 60) {
                trees.add(tree);
            }
        }
        // The others begin with MAX: a search that keeps who was to move in its first call shows it here.
        trees.sort(Comparator.comparing(tree -> tree.player() == Player.MAX));
        return trees;
    }

    /**
     * Probes on trees that none of the others has.
     *
     * @param narrow whether values are asked for in narrow windows as well, after those in the full one
     * @param choices whether choices are asked for at last
     */
    public static List<Probe> fresh(boolean narrow, boolean choices) {
        List<Tree> trees = fresh(36);
        List<Probe> probes = new ArrayList<>();
        trees.forEach(tree -> probes.add(Probe.value(tree, Window.FULL)));
        if (narrow) {
            trees.subList(0, 12).forEach(tree -> {
                probes.add(Probe.value(tree, new Window(-2, 3)));
                probes.add(Probe.value(tree, new Window(0, 7)));
            });
        }
        if (choices) {
            trees.forEach(tree -> probes.add(Probe.choice(tree)));
        }
        return probes;
    }

    /** For the value of an open tree. */
    public static List<Probe> treeValue() {
        return trees(3, 60).stream().map(tree -> Probe.value(tree, Window.FULL)).toList();
    }

    /** For minimax: values, then choices. */
    public static List<Probe> minimax() {
        List<Probe> probes = new ArrayList<>(treeValue());
        trees(2, 60).stream().filter(tree -> !tree.isLeaf()).map(Probe::choice).forEach(probes::add);
        return probes;
    }

    /** For alpha-beta: values with the full window, values with narrow ones, choices. */
    public static List<Probe> alphaBeta() {
        List<Probe> probes = new ArrayList<>(treeValue());
        for (Tree tree : trees(1, 12)) {
            NARROW.forEach(window -> probes.add(Probe.value(tree, window)));
        }
        trees(2, 80).stream().filter(tree -> !tree.isLeaf()).map(Probe::choice).forEach(probes::add);
        return probes;
    }

    /** For the value that alpha-beta finds in place. */
    public static List<Probe> inPlace() {
        return alphaBeta().stream().filter(probe -> probe.window().isPresent()).toList();
    }

    /** For minimax with a depth. */
    public static List<Probe> depthMinimax() {
        return withDepths(treeValue());
    }

    /** For alpha-beta with a depth. */
    public static List<Probe> depthAlphaBeta() {
        return withDepths(alphaBeta());
    }

    /** The same with a horizon: at the deepest leaves, and every fifth time deeper, so that the game is over before. */
    public static List<Probe> withDepths(List<Probe> probes) {
        return IntStream.range(0, probes.size())
                .mapToObj(i -> {
                    Probe probe = probes.get(i);
                    return probe.within(probe.tree().depth() + (i % 5 == 4 ? 1 + i % 2 : 0));
                })
                .toList();
    }
}
