// exercise: 01
// truth: wrong
// mistake: MAX starts with Double.MIN_VALUE, which is above 0, so that a MAX node with negative children only is worth 0
// player: MAX
// style: doubles, two methods
// single: yes
// detail: only where all children of a MAX node are negative
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
            return (int) largest(tree);
        }
        return (int) smallest(tree);
    }

    private double largest(Tree tree) {
        double max = Double.MIN_VALUE;
        for (Tree child : tree.children()) {
            double v = value(child);
            if (v > max) {
                max = v;
            }
        }
        return max;
    }

    private double smallest(Tree tree) {
        double min = Double.MAX_VALUE;
        for (Tree child : tree.children()) {
            double v = value(child);
            if (v < min) {
                min = v;
            }
        }
        return min;
    }
}
