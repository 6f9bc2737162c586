// exercise: 01
// truth: wrong
// mistake: the best value of a MIN node starts at -INFINITY, so a MIN node is always worth -INFINITY
// player: MIN
// style: one loop with if and else, start value before the branch
// single: yes
// detail: always
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

        int best = -Window.INFINITY;

        for (Tree child : tree.children()) {
            int childValue = value(child);
            if (tree.player() == Player.MAX) {
                if (childValue > best) {
                    best = childValue;
                }
            } else {
                if (childValue < best) {
                    best = childValue;
                }
            }
        }

        return best;
    }
}
