package plybook.guest;

import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.task.GivenPosition;
import plybook.tree.Tree;

/** Positions for a player. It is a class of its own, because it uses classes that other exercises' processes do not have. */
final class GivenPositions {
    private GivenPositions() {}

    /** The position that a text describes, see {@link Given}. */
    static GivenPosition<?> of(String text, Budget budget) {
        int end = text.indexOf(Given.ESTIMATES);
        if (end < 0) {
            return new GivenGomoku(Board.parse(text), budget);
        }
        List<Integer> estimates = Arrays.stream(text.substring(end + 1).split(",", -1))
                .map(Integer::valueOf)
                .toList();
        return new GivenTree(Tree.parse(text.substring(0, end)), estimates, budget);
    }
}
