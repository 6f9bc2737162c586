// exercise: 01
// truth: wrong
// mistake: the best value starts at -999999 for MAX and 999999 for MIN, which a tree can exceed by one
// player: both
// style: two loops, constants
// single: yes
// detail: rare; only where all children of a MAX node are worth -1000000 (of a MIN node 1000000); (-1000000) gives -999999
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final int HIGH = 999999;
    private static final int LOW = -999999;

    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();

        if (tree.player() == Player.MAX) {
            int max = LOW;
            for (Tree child : tree.children()) {
                int current = value(child);
                if (current > max) max = current;
            }
            return max;
        }

        int min = HIGH;
        for (Tree child : tree.children()) {
            int current = value(child);
            if (current < min) min = current;
        }
        return min;
    }
}
