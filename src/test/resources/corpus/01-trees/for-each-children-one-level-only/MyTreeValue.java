// exercise: 01
// truth: wrong
// mistake: It looks at leaf children only; an inner child is worth its own first child.
// player: both
// style: branches with two loops
// single: yes
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int first(Tree tree) {
        return tree.isLeaf() ? tree.value() : first(tree.children().get(0));
    }

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        if (tree.player() == Player.MAX) {
            int max = Integer.MIN_VALUE;
            for (Tree child : tree.children()) {
                max = Math.max(max, first(child));
            }
            return max;
        } else {
            int min = Integer.MAX_VALUE;
            for (Tree child : tree.children()) {
                min = Math.min(min, first(child));
            }
            return min;
        }
    }
}
