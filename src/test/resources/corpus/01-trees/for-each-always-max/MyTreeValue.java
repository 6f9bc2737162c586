// exercise: 01
// truth: wrong
// mistake: Every node takes the largest child.
// player: MIN
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
            int max = Integer.MIN_VALUE;
            for (Tree child : tree.children()) {
                max = Math.max(max, value(child));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (Tree child : tree.children()) {
                min = Math.max(min == Integer.MAX_VALUE ? Integer.MIN_VALUE : min, value(child));
            }
            return min;
        }
    }
}
