// exercise: 01
// truth: wrong
// mistake: A node with a leaf among its children returns that leaf at once.
// player: both
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
                if (child.isLeaf()) return child.value();
                max = Math.max(max, value(child));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (Tree child : tree.children()) {
                if (child.isLeaf()) return child.value();
                min = Math.min(min, value(child));
            }
            return min;
        }
    }
}
