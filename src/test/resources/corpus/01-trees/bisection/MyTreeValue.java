// exercise: 01
// truth: right
// mistake: none; it never takes a maximum: it asks "is it worth at least x?" and halves the interval of possible values
// player: both
// style: bisection with a yes-no question, anyMatch and allMatch
// single: yes
// detail: -
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int low = -Window.MAX_VALUE; // worth at least this
        int high = Window.MAX_VALUE + 1; // worth less than this
        while (high - low > 1) {
            int middle = Math.floorDiv(low + high, 2);
            if (atLeast(tree, middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static boolean atLeast(Tree tree, int x) {
        if (tree.isLeaf()) {
            return tree.value() >= x;
        }
        boolean wanted = tree.player() == Player.MAX; // MAX needs one yes, MIN one no
        for (Tree child : tree.children()) {
            if (atLeast(child, x) == wanted) {
                return wanted;
            }
        }
        return !wanted;
    }
}
