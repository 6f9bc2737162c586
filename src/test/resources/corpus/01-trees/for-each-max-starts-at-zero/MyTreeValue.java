// exercise: 01
// truth: wrong
// mistake: The maximum starts at 0, so a MAX node is never negative.
// player: MAX
// style: branches with two loops
// single: yes
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        if (tree.player() == Player.MAX) {
            int max = 0;
            for (Tree child : tree.children()) {
                max = Math.max(max, value(child));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (Tree child : tree.children()) {
                min = Math.min(min, value(child));
            }
            return min;
        }
    }
}
