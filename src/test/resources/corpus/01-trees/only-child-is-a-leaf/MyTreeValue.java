// exercise: 01
// truth: wrong
// mistake: a node with one child is answered at once with child.value(), which assumes that an only child is a leaf; where it is an inner node this throws an exception
// player: both
// style: early returns, special cases first
// single: yes
import java.util.List;
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
        List<Tree> moves = tree.children();
        // nothing to choose
        if (moves.size() == 1) {
            return moves.get(0).value();
        }
        if (tree.player() == Player.MAX) {
            int best = -Window.INFINITY;
            for (Tree move : moves) {
                best = Math.max(best, value(move));
            }
            return best;
        }
        int best = Window.INFINITY;
        for (Tree move : moves) {
            best = Math.min(best, value(move));
        }
        return best;
    }
}
