// exercise: 01
// truth: wrong
// mistake: MAX starts at -1000, so a MAX node whose children are all worth less than that is worth -1000
// player: MAX
// style: two branches with loops
// single: yes
// detail: MIN starts at Integer.MAX_VALUE

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        if (tree.player() == Player.MAX) {
            int max = -1000;
            for (Tree t : tree.children()) {
                max = Math.max(max, value(t));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (Tree t : tree.children()) {
                min = Math.min(min, value(t));
            }
            return min;
        }
    }
}
