// exercise: 01
// truth: wrong
// mistake: the MIN branch was copied and still starts at -Window.INFINITY
// player: MIN
// style: if and else with a loop each
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
        if (tree.player() == Player.MAX) {
            int maxEval = -Window.INFINITY;
            for (Tree child : tree.children()) {
                int eval = value(child);
                maxEval = Math.max(maxEval, eval);
            }
            return maxEval;
        } else {
            int minEval = -Window.INFINITY;
            for (Tree child : tree.children()) {
                int eval = value(child);
                minEval = Math.min(minEval, eval);
            }
            return minEval;
        }
    }
}
