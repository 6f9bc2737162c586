// exercise: 01
// truth: wrong
// mistake: at a MIN node the best starts at 999, so a MIN node whose children are all worth more returns 999
// player: MIN
// style: for loop, if/else, named constants
// single: yes
// detail: sometimes, only if all children of a MIN node are worth more than 999
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final int BIG = 999;
    private static final int SMALL = -99999999;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int result;
        if (tree.player() == Player.MAX) {
            result = SMALL;
            for (int i = 0; i < tree.children().size(); i++) {
                int v = value(tree.children().get(i));
                if (v > result) {
                    result = v;
                }
            }
        } else {
            result = BIG;
            for (int i = 0; i < tree.children().size(); i++) {
                int v = value(tree.children().get(i));
                if (v < result) {
                    result = v;
                }
            }
        }
        return result;
    }
}
