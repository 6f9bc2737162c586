package plybook.judge.trees;

import java.util.Collections;
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
    /** Returns the answers about a tree. */
    public static Truth of(Tree tree) {
        if (tree.isLeaf()) {
            return new Truth(tree.value(), List.of());
        }
        List<Integer> values = tree.children().stream().map(Truth::value).toList();
        int value = tree.player() == Player.MAX ? Collections.max(values) : Collections.min(values);
        return new Truth(
                value,
                IntStream.range(0, values.size())
                        .filter(i -> values.get(i) == value)
                        .boxed()
                        .toList());
    }

    /** The value alone, found by one walk. */
    public static int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        List<Tree> children = tree.children();
        for (int i = 0; i < children.size(); i++) { // a stream here would need a much deeper stack
            int value = value(children.get(i));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
