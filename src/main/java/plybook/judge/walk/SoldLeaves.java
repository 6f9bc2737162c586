package plybook.judge.walk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** The bounds of each node that follow from the leaves sold so far. */
final class SoldLeaves {
    private final Tree tree;
    private final Window window;
    private final Map<Integer, Integer> sold = new HashMap<>();
    private final List<Integer> values;

    SoldLeaves(Tree tree, Window window) {
        this.tree = tree;
        this.window = window;
        this.values = TreeGame.leafValues(tree);
    }

    void sell(int leaf) {
        sold.put(leaf, values.get(leaf));
    }

    /** Sells all leaves, to a method that was given the tree with its values. */
    void sellAll() {
        for (int leaf = 0; leaf < values.size(); leaf++) {
            sell(leaf);
        }
    }

    /** Returns the number of the leaf at a way; empty if there is no leaf. */
    OptionalInt leafAt(List<Integer> way) {
        if (at(way).filter(Tree::isLeaf).isEmpty()) {
            return OptionalInt.empty();
        }
        int number = 0;
        Tree at = tree;
        for (int child : way) {
            number += at.children().stream().limit(child).mapToInt(Tree::leaves).sum();
            at = at.children().get(child);
        }
        return OptionalInt.of(number);
    }

    boolean isThere(List<Integer> way) {
        return at(way).isPresent();
    }

    boolean isMax(List<Integer> way) {
        return at(way).filter(node -> !node.isLeaf() && node.player() == Player.MAX)
                .isPresent();
    }

    private Optional<Tree> at(List<Integer> way) {
        Tree node = tree;
        for (int child : way) {
            if (child >= node.children().size()) {
                return Optional.empty();
            }
            node = node.children().get(child);
        }
        return Optional.of(node);
    }

    /** The least and the most that a node can be worth. */
    private record Worth(int least, int most) {}

    private Worth worth(Tree at, int firstLeaf) {
        if (at.isLeaf()) {
            int value = sold.getOrDefault(firstLeaf, 0);
            return sold.containsKey(firstLeaf) ? new Worth(value, value) : new Worth(-Window.INFINITY, Window.INFINITY);
        }
        boolean max = at.player() == Player.MAX;
        int least = max ? -Window.INFINITY : Window.INFINITY;
        int most = least;
        int leaf = firstLeaf;
        for (Tree child : at.children()) {
            Worth below = worth(child, leaf);
            least = max ? Math.max(least, below.least) : Math.min(least, below.least);
            most = max ? Math.max(most, below.most) : Math.min(most, below.most);
            leaf += child.leaves();
        }
        return new Worth(least, most);
    }

    /** A node with the window that the leaves sold beside the way to it leave open. */
    private record Seen(Worth worth, int alpha, int beta) {}

    private Seen seen(List<Integer> way) {
        Tree at = tree;
        int firstLeaf = 0;
        int alpha = window.alpha();
        int beta = window.beta();
        for (int chosen : way) {
            int leaf = firstLeaf;
            for (int i = 0; i < at.children().size(); i++) {
                Tree child = at.children().get(i);
                if (i == chosen) {
                    firstLeaf = leaf;
                } else if (at.player() == Player.MAX) {
                    alpha = Math.max(alpha, worth(child, leaf).least);
                } else {
                    beta = Math.min(beta, worth(child, leaf).most);
                }
                leaf += child.leaves();
            }
            at = at.children().get(chosen);
        }
        return new Seen(worth(at, firstLeaf), alpha, beta);
    }

    /** Returns the value of a node all of whose leaves are sold. */
    int value(List<Integer> way) {
        return seen(way).worth.least;
    }

    /** Returns whether a value keeps Knuth and Moore's contract at a node, in the window that is open there. */
    boolean allows(List<Integer> way, long value) {
        Seen seen = seen(way);
        return (seen.worth.least == value && seen.worth.most == value)
                || (value <= seen.alpha && seen.worth.most <= seen.alpha)
                || (value >= seen.beta && seen.worth.least >= seen.beta);
    }

    String said(List<Integer> way) {
        Worth worth = seen(way).worth;
        return worth.least == worth.most
                ? Texts.of("walk.worth", Window.text(worth.least))
                : Texts.of("walk.open", Window.text(worth.least), Window.text(worth.most));
    }
}
