// exercise: 01
// truth: wrong
// mistake: MIN starts at 999999, one below the largest value there may be, so a MIN node whose children are all worth 1000000 comes out as 999999
// player: MIN
// style: beginner, start values typed in as numbers
// single: yes
// detail: MAX starts at -1000000, which is harmless
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        } else {
            if (tree.player() == Player.MAX) {
                int max = -1000000;
                for (Tree child : tree.children()) {
                    int v = value(child);
                    if (v > max) {
                        max = v;
                    }
                }
                return max;
            } else {
                int min = 999999;
                for (Tree child : tree.children()) {
                    int v = value(child);
                    if (v < min) {
                        min = v;
                    }
                }
                return min;
            }
        }
    }
}
