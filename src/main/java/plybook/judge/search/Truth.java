package plybook.judge.search;

import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.tree.Tree;

/**
 * The right answers about a tree, by minimax on the tree itself. It plays no game, so that 250,000 leaves take no noticeable time, and
 * shares no line with the engine's searches.
 *
 * @param value the value of the tree to MAX
 * @param best the numbers, from 0, of the children with this value; none for a leaf
 */
public record Truth(int value, List<Integer> best) {
    static Truth of(Tree tree) {
        int value = value(tree);
        List<Integer> best = IntStream.range(0, tree.children().size())
                .filter(i -> value(tree.children().get(i)) == value)
                .boxed()
                .toList();
        return new Truth(value, best);
    }

    /** The value alone, found by one walk. */
    public static int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Tree child : tree.children()) { // a stream here would need a much deeper stack
            int value = value(child);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
