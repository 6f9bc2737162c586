// exercise: 01
// truth: wrong
// mistake: at a MIN node the best so far starts with 0, so a MIN node whose children are all above 0 is worth 0
// player: MIN
// style: two branches with a loop each
// single: yes
// detail: sometimes; only where all children of a MIN node are positive
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        if (tree.player() == Player.MAX) {
            int largest = -Window.INFINITY;
            for (Tree child : tree.children()) {
                int v = value(child);
                if (v > largest) {
                    largest = v;
                }
            }
            return largest;
        } else {
            int smallest = 0;
            for (Tree child : tree.children()) {
                int v = value(child);
                if (v < smallest) {
                    smallest = v;
                }
            }
            return smallest;
        }
    }
}
