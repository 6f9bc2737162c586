// exercise: 01
// truth: right
// mistake: none
// player: both
// style: array of the children's values, sorted, first or last of them; switch on the player
// single: yes
// detail: -

import java.util.Arrays;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int[] sorted = new int[tree.children().size()];
        int n = 0;
        for (Tree child : tree.children()) {
            sorted[n++] = value(child);
        }
        Arrays.sort(sorted);
        return switch (tree.player()) {
            case MAX -> sorted[sorted.length - 1];
            case MIN -> sorted[0];
        };
    }
}
