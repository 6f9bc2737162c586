// Wrong: MIN adds its children up.
// Fails first: MIN takes the smallest
// Says: MIN is to move at v
// Diagnosis: values-added-up-for-min

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int total = 0;
        int largest = Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            int value = value(child);
            total += value;
            largest = Math.max(largest, value);
        }
        return tree.player() == Player.MAX ? largest : total;
    }
}
