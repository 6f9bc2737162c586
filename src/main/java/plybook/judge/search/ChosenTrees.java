package plybook.judge.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plybook.game.Player;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** Trees on which a search shows that it goes on pruning: far down, after thousands of nodes, and after ties. */
final class ChosenTrees {
    /** The greatest value of a leaf: whoever starts the best so far at a thousand is told so elsewhere. */
    private static final int HIGH = 99;

    /** The value that MIN is sure of in a chain; MAX is sure of its negative. */
    private static final int SURE = 50;

    /** The number of plies between two cuts of a chain. */
    private static final int APART = 10;

    /** The most children before the one that ends the search of a node. */
    private static final int MOST_BEFORE = 4;

    /** The most children before the one that ends the search of a broad node. */
    private static final int MOST_BEFORE_IN_BROAD = 40;

    private ChosenTrees() {}

    /** Returns a uniform tree with random leaves. */
    static Tree wide(int children, int plies, Random random) {
        return Trees.withLeaves(Trees.uniform(children, plies), () -> random.nextInt(2 * HIGH + 1) - HIGH);
    }

    /**
     * Returns a long chain of nodes. Each has an end and the rest of the chain; every tenth has a child between them that is cut after
     * its first leaf.
     */
    static Tree chain(int plies, Random random) {
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
    static Tree cutAfterTies(Random random) {
        return cutAfter(random.nextInt(MOST_BEFORE + 1), random);
    }

    /** Returns a tree in which a broad node must be left, but only after more children than most nodes have. */
    static Tree cutLate(Random random) {
        return cutAfter(MOST_BEFORE + 1 + random.nextInt(MOST_BEFORE_IN_BROAD - MOST_BEFORE), random);
    }

    private static Tree cutAfter(int before, Random random) {
        boolean max = random.nextBoolean();
        int sign = max ? 1 : -1; // of what is good for whoever moves at the root
        int sure = random.nextInt(5) - 2;
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < before; i++) {
            children.add(Tree.leaf(sure + sign * (1 + random.nextInt(2))));
        }
        children.add(Tree.leaf(sure - sign * (1 + random.nextInt(2))));
        children.add(Tree.leaf(random.nextInt(5) - 2));
        children.add(Tree.leaf(random.nextInt(5) - 2));
        Player player = max ? Player.MAX : Player.MIN;
        return new Tree.Node(player, List.of(Tree.leaf(sure), new Tree.Node(player.opponent(), children)));
    }

    private static Tree cut(Player player, int sure, Random random) {
        int worse = (player == Player.MIN ? -1 : 1) * (1 + random.nextInt(9));
        return new Tree.Node(player, List.of(Tree.leaf(sure + worse), Tree.leaf(random.nextInt(HIGH)), Tree.leaf(0)));
    }
}
