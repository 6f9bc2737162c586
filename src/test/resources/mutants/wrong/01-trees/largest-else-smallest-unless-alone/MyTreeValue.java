// Wrong: A value that is the largest so far is never looked at as the smallest, unless there is no other.
// Fails first: MIN takes the smallest
// Says: expected
// Diagnosis: passed-over-as-the-worst-for-min

import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        int largest = -Window.INFINITY;
        int smallest = Window.INFINITY;
        for (Tree child : tree.children()) {
            int v = value(child);
            if (v > largest) largest = v;
            else if (v < smallest) smallest = v;
        }
        if (smallest == Window.INFINITY) smallest = largest;
        return tree.player() == Player.MAX ? largest : smallest;
    }
}
