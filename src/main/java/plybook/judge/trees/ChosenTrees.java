package plybook.judge.trees;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/**
 * Trees on which a search shows that it goes on pruning: far down, after thousands of nodes, after ties, among many children, and
 * whatever the size of the numbers.
 */
public final class ChosenTrees {
    /** The greatest value of a leaf: whoever starts the best so far at a thousand is told so elsewhere. */
    private static final int HIGH = 99;

    /** The value that MIN is sure of in a chain; MAX is sure of its negative. */
    private static final int SURE = 50;

    /** The number of plies between two cuts of a chain. */
    private static final int APART = 10;

    /** The most children before the one that ends the search of a node. */
    private static final int MOST_BEFORE = 4;

    /** The most children before the one that ends the search of a broad node. */
    private static final int MOST_BEFORE_IN_BROAD = 120;

    /** The most children of a broad node that is searched to its end. */
    private static final int BROAD = 60;

    /** The children of the broadest node, and the plies of the line of play to each of them. */
    private static final int BROADEST = 150;

    private static final int LINE = 160;

    /** The lengths of lines of play: more than the ten or the hundred times that a value may count as much as a ply. */
    private static final List<Integer> FAR_AWAY = List.of(24, 340);

    /** The most plies between a bound and the node that it closes. */
    private static final int FAR = 40;

    /** The difference between two numbers that are drawn near each other. */
    private static final int NEAR = 20;

    /** One child of a broad node in so many is an inner node. */
    private static final int INNER = 6;

    /** One tree in so many that are drawn has its numbers moved apart. */
    private static final int STRETCHED = 3;

    private static final double TEN = 10;

    /** The powers of ten between which the largest number of a stretched tree lies. */
    private static final double LEAST_POWER = 3;

    private static final double MOST_POWER = 6;

    private ChosenTrees() {}

    /** Returns a uniform tree with random leaves. */
    public static Tree wide(int children, int plies, Random random) {
        return Trees.withLeaves(Trees.uniform(children, plies), () -> random.nextInt(2 * HIGH + 1) - HIGH);
    }

    /**
     * Returns a long chain of nodes. Each has an end and the rest of the chain; every tenth has a child between them that is cut after
     * its first leaf.
     */
    public static Tree chain(int plies, Random random) {
        Tree below = Tree.leaf(0);
        for (int ply = plies - 1; ply >= 0; ply--) {
            boolean max = (plies - ply) % 2 == 0;
            int sure = max ? -SURE : SURE;
            Player player = max ? Player.MAX : Player.MIN;
            below = new Tree.Node(
                    player,
                    ply % APART == 0
                            ? List.of(Tree.leaf(sure), cut(player.opponent(), sure, random), below)
                            : List.of(Tree.leaf(sure), below));
        }
        return below;
    }

    /**
     * Returns a small tree in which a node must be left after its first, second, third or fourth child. The children before are often
     * equally good, and some remain that no longer matter.
     */
    public static Tree cutAfterTies(Random random) {
        return cutAfter(random.nextInt(MOST_BEFORE + 1), random);
    }

    /** Returns a tree in which a broad node must be left, but only after more children than most nodes have. */
    public static Tree cutLate(Random random) {
        return cutAfter(mostlyFew(MOST_BEFORE + 1, MOST_BEFORE_IN_BROAD, random), random);
    }

    private static Tree cutAfter(int before, Random random) {
        boolean max = random.nextBoolean();
        int sign = max ? 1 : -1; // of what is good for whoever moves at the root
        int sure = random.nextInt(5) - 2;
        List<Tree> children = new ArrayList<>();
        int differing = 1 + random.nextInt(2);
        for (int i = 0; i < before; i++) {
            children.add(Tree.leaf(sure + sign * (1 + random.nextInt(differing))));
        }
        children.add(Tree.leaf(sure - sign * (1 + random.nextInt(2))));
        children.add(Tree.leaf(random.nextInt(5) - 2));
        children.add(Tree.leaf(random.nextInt(5) - 2));
        Player player = max ? Player.MAX : Player.MIN;
        return new Tree.Node(player, List.of(Tree.leaf(sure), new Tree.Node(player.opponent(), children)));
    }

    /** Returns a number from the least to the most; a few are as likely as many more. */
    private static int mostlyFew(int least, int most, Random random) {
        return (int) (least * Math.pow((double) (most + 1) / least, random.nextDouble()));
    }

    /**
     * Returns the tree with other numbers in the same order, or one time in three: a search that compares, and does nothing else with
     * numbers, asks for the same leaves.
     */
    public static Tree sometimesStretched(Tree tree, Random random) {
        return random.nextInt(STRETCHED) == 0 ? stretched(tree, random) : tree;
    }

    /** Returns the tree with numbers in the same order, of up to three to six digits. */
    public static Tree stretched(Tree tree, Random random) {
        int most = (int) Math.pow(TEN, LEAST_POWER + (MOST_POWER - LEAST_POWER) * random.nextDouble());
        TreeSet<Integer> old = new TreeSet<>(TreeGame.leafValues(tree));
        TreeSet<Integer> drawn = new TreeSet<>();
        while (drawn.size() < old.size()) {
            drawn.add(random.nextInt(2 * most + 1) - most);
        }
        Map<Integer, Integer> moved = new TreeMap<>();
        Iterator<Integer> next = drawn.iterator();
        old.forEach(value -> moved.put(value, next.next()));
        Iterator<Integer> values = TreeGame.leafValues(tree).iterator();
        return Trees.withLeaves(tree, () -> moved.getOrDefault(values.next(), 0));
    }

    /**
     * Returns a tree for a search of three plies in which a state is met first with two of them left and then with one, and it matters
     * that it is searched less deep the second time: who takes what was found before finds another value.
     */
    public static Tree metDeepFirst(Random random) {
        while (true) {
            Player player = random.nextBoolean() ? Player.MAX : Player.MIN;
            Tree end = Tree.leaf(random.nextInt(2 * HIGH + 1) - HIGH);
            Tree twice = new Tree.Node(player.opponent(), List.of(end, wide(2, 1, random)));
            Tree below =
                    new Tree.Node(player.opponent(), List.of(twice, Tree.leaf(random.nextInt(2 * HIGH + 1) - HIGH)));
            Tree tree = new Tree.Node(player, List.of(twice, below));
            if (Truth.value(tree) != Truth.value(Trees.cutOff(tree, 3, Trees::firstLeaf))) {
                return tree;
            }
        }
    }

    /**
     * A node that is closed by a bound from far above, and the way to it.
     *
     * @param path the way, which sets no bound of the keeper's
     * @param keeper the player who is sure of something elsewhere
     * @param sure what the keeper is sure of
     */
    public record Far(Tree path, Player keeper, int sure) {
        /** Returns the tree in which the keeper has the choice at the root. */
        public Tree tree() {
            return new Tree.Node(keeper, List.of(Tree.leaf(sure), path));
        }

        /** Returns the window in which the keeper has it from elsewhere. */
        public Window window() {
            return keeper == Player.MAX ? new Window(sure, Window.INFINITY) : new Window(-Window.INFINITY, sure);
        }
    }

    /** Returns a far bound, with players who take turns or do not, and with other children or without on the way. */
    public static Far far(Random random) {
        Player keeper = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = keeper == Player.MAX ? 1 : -1;
        int sure = random.nextInt(2 * NEAR + 1) - NEAR;
        boolean inTurn = random.nextBoolean();
        Player player = keeper.opponent();
        Tree path = new Tree.Node(
                player,
                List.of(
                        alone(Tree.leaf(sure - sign * (1 + random.nextInt(NEAR))), random),
                        Tree.leaf(random.nextInt(HIGH)),
                        Tree.leaf(-random.nextInt(HIGH))));
        for (int ply = mostlyFew(1, FAR, random); ply > 0; ply--) {
            player = inTurn || random.nextBoolean() ? player.opponent() : player;
            int least = player == keeper ? -NEAR : 1; // so that the keeper gets no better bound, and no node is closed
            Tree before = Tree.leaf(sure + sign * (least + random.nextInt(NEAR)));
            Tree after = Tree.leaf(random.nextInt(2 * HIGH + 1) - HIGH);
            path = new Tree.Node(
                    player,
                    switch (random.nextInt(4)) {
                        case 0 -> List.of(before, path);
                        case 1 -> List.of(path, after);
                        default -> List.of(path);
                    });
        }
        return new Far(path, keeper, sure);
    }

    /** Returns the tree below up to three nodes that have no other child. */
    private static Tree alone(Tree tree, Random random) {
        return alone(tree, random.nextInt(4), random);
    }

    /** Returns two leaves at the end of a line of play without any choice. */
    public static Tree line(int plies, Random random) {
        return alone(Tree.max(Tree.leaf(1), Tree.leaf(2)), plies, random);
    }

    /**
     * Returns a tree in which bounds have to outlast a long line of play: that of the root, which closes a node behind the line, and the same
     * one handed down to a node that has such a line for its first child.
     */
    public static Tree behindALine(Player player, int plies, Random random) {
        int sign = player == Player.MAX ? 1 : -1;
        int sure = random.nextInt(2 * NEAR + 1) - NEAR;
        Tree worse = alone(Tree.leaf(sure - sign * (1 + random.nextInt(NEAR))), plies, random);
        int better = sure + sign * (1 + random.nextInt(NEAR)); // which closes no node of the opponent's
        Tree closed = new Tree.Node(
                player.opponent(),
                List.of(
                        alone(Tree.leaf(better), plies, random),
                        cut(player, better, random),
                        Tree.leaf(sure - sign),
                        wide(2, 1, random)));
        return new Tree.Node(player, List.of(Tree.leaf(sure), worse, cut(player.opponent(), sure, random), closed));
    }

    /**
     * Returns trees at whose root one action is better than the other by 1, and one is at the end of a long line of play: whoever reckons the
     * way in with the value mixes the two up.
     */
    public static Stream<Tree> nearOrFar(Random random) {
        return Stream.of(Player.values()).flatMap(player -> FAR_AWAY.stream()
                .flatMap(plies -> Stream.of(0, 1 + random.nextInt(NEAR), -1 - random.nextInt(NEAR))
                        .flatMap(near -> Stream.of(near - 1, near + 1).map(far -> {
                            List<Tree> children =
                                    new ArrayList<>(List.of(Tree.leaf(near), alone(Tree.leaf(far), plies, random)));
                            Collections.shuffle(children, random);
                            return new Tree.Node(player, children);
                        }))));
    }

    private static Tree alone(Tree tree, int plies, Random random) {
        Tree above = tree;
        for (int ply = plies; ply > 0; ply--) {
            above = new Tree.Node(random.nextBoolean() ? Player.MAX : Player.MIN, List.of(above));
        }
        return above;
    }

    /** Returns a tree whose root has many children. Now and then one is better than those before, and inner nodes among them are left early. */
    public static Tree broad(Random random) {
        return broad(mostlyFew(MOST_BEFORE + 1, BROAD, random), random);
    }

    public static Tree broadest(Random random) {
        return broad(BROADEST, random);
    }

    /** Returns one each child of which is at the end of a line of play without any choice: many nodes, and few leaves. */
    public static Tree lasting(Random random) {
        Tree broad = broadest(random);
        return new Tree.Node(
                broad.player(),
                broad.children().stream()
                        .map(child -> alone(child, LINE, random))
                        .toList());
    }

    private static Tree broad(int count, Random random) {
        Player player = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = player == Player.MAX ? 1 : -1;
        int best = -sign * HIGH;
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (i > 0 && (i == count - 1 || random.nextInt(INNER) == 0)) {
                children.add(new Tree.Node(
                        player.opponent(),
                        List.of(
                                Tree.leaf(best - sign * (1 + random.nextInt(NEAR))),
                                Tree.leaf(random.nextInt(HIGH)),
                                Tree.leaf(-random.nextInt(HIGH)))));
            } else {
                boolean better = i == 0 || random.nextInt(INNER) == 0;
                int value = best + sign * (better ? 2 + random.nextInt(4) : -random.nextInt(NEAR));
                // To a null window the better one first shows that it is better, and not by how much.
                children.add(
                        better && random.nextBoolean()
                                ? new Tree.Node(
                                        player.opponent(),
                                        List.of(
                                                new Tree.Node(
                                                        player, List.of(Tree.leaf(best + sign), Tree.leaf(value))),
                                                Tree.leaf(value + sign)))
                                : Tree.leaf(value));
                best = better ? value : best;
            }
        }
        return new Tree.Node(player, children);
    }

    /**
     * Returns a tree with one best child among a few or many. After it comes another that is cut with the same number, which is only a
     * bound, and is worse.
     */
    public static Tree tiesWithABound(Random random) {
        Player player = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = player == Player.MAX ? 1 : -1;
        int count = mostlyFew(2, BROAD, random);
        int best = random.nextInt(NEAR) - NEAR / 2;
        int bestAt = random.nextInt(count - 1);
        int boundAt = bestAt + 1 + random.nextInt(count - bestAt - 1);
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int worse = best - sign * (1 + random.nextInt(NEAR));
            Tree bound = new Tree.Node(player.opponent(), List.of(Tree.leaf(best), Tree.leaf(worse)));
            children.add(i == boundAt ? alone(bound, random) : i == bestAt ? Tree.leaf(best) : Tree.leaf(worse));
        }
        return sometimesStretched(new Tree.Node(player, children), random);
    }

    /**
     * Returns a tree in which one subtree stands twice. It is first met where its window is on one side of its value, and then where its
     * value matters: a bound that was kept for its value makes the answer wrong.
     */
    public static Tree metTwice(Random random) {
        boolean low = random.nextBoolean();
        int sign = low ? 1 : -1;
        Trees.Mix mix = new Trees.Mix(4, 3, 0.15, random.nextBoolean(), -3, 3);
        Tree twice = Trees.random(mix, random);
        int bound = Truth.value(twice) + sign * (1 + random.nextInt(2));
        Player player = low ? Player.MIN : Player.MAX;
        return new Tree.Node(
                player,
                List.of(
                        new Tree.Node(player.opponent(), List.of(Tree.leaf(bound), alone(twice, random))),
                        new Tree.Node(player.opponent(), List.of(alone(twice, random), Tree.leaf(-sign * HIGH)))));
    }

    private static Tree cut(Player player, int sure, Random random) {
        int worse = (player == Player.MIN ? -1 : 1) * (1 + random.nextInt(9));
        return new Tree.Node(player, List.of(Tree.leaf(sure + worse), Tree.leaf(random.nextInt(HIGH)), Tree.leaf(0)));
    }
}
