// exercise: 01
// truth: right
// mistake: none; bisection over all values, with a yes-or-no search
// player: both
// style: bisection with a boolean recursion
// single: yes
// detail: always
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int low = -1_000_000;
        int high = 1_000_000;
        while (low < high) {
            int guess = low + (high - low + 1) / 2;
            if (canMaxGet(tree, guess)) {
                low = guess;
            } else {
                high = guess - 1;
            }
        }
        return low;
    }

    private boolean canMaxGet(Tree tree, int amount) {
        if (tree.isLeaf()) {
            return tree.value() >= amount;
        }
        boolean wish = tree.player() == Player.MAX;
        for (Tree child : tree.children()) {
            if (canMaxGet(child, amount) == wish) {
                return wish;
            }
        }
        return !wish;
    }
}
