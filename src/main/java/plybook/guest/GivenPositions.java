package plybook.guest;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.task.GivenPosition;
import plybook.tree.Tree;

/** Positions for a player. It is a class of its own, because it uses classes that other exercises' processes do not have. */
final class GivenPositions {
    private GivenPositions() {}

    /**
     * The position that a text describes, see {@link Given}.
     *
     * @param goingOn the tree of the question before, by its text: a player is asked about one tree fifty times, with another clock each time
     */
    static GivenPosition<?> of(String text, Budget budget, Map<String, Object> goingOn) {
        int end = text.indexOf(Given.ESTIMATES);
        if (end < 0) {
            return new GivenGomoku(Board.parse(text), budget);
        }
        goingOn.keySet().retainAll(Set.of(text)); // a hundred trees would take the learner's memory
        return new GivenTree((GivenTree.Estimated) goingOn.computeIfAbsent(text, key -> estimated(key, end)), budget);
    }

    private static GivenTree.Estimated estimated(String text, int end) {
        List<Integer> estimates = Arrays.stream(text.substring(end + 1).split(",", -1))
                .map(Integer::valueOf)
                .toList();
        return GivenTree.Estimated.of(Tree.parse(text.substring(0, end)), estimates);
    }
}
