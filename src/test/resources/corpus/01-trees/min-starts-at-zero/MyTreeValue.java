// exercise: 01
// truth: wrong
// mistake: at a MIN node the smallest value starts at 0, so a MIN node whose children are all above 0 is worth 0
// player: MIN
// style: two helper methods, one for each player
// single: yes
// detail: only where all children of a MIN node are worth more than 0
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
            return largest(tree);
        }
        return smallest(tree);
    }

    private int largest(Tree tree) {
        int largest = -Window.INFINITY;
        for (Tree t : tree.children()) {
            int v = value(t);
            if (v > largest) {
                largest = v;
            }
        }
        return largest;
    }

    private int smallest(Tree tree) {
        int smallest = 0;
        for (Tree t : tree.children()) {
            int v = value(t);
            if (v < smallest) {
                smallest = v;
            }
        }
        return smallest;
    }
}
