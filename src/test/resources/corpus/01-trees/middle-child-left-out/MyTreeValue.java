// exercise: 01
// truth: wrong
// mistake: when a range of children is halved the right half begins after the middle one, so the middle child is never looked at
// kind: slip
// player: both
// style: divide and conquer over the children
// single: yes
// detail: -
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
        return best(tree.player(), tree.children(), 0, tree.children().size());
    }

    /** The best of the children from (inclusive) to (exclusive) for the player. */
    private int best(Player player, List<Tree> children, int from, int to) {
        if (from >= to) {
            return player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        }
        if (to - from == 1) {
            return value(children.get(from));
        }
        int middle = (from + to) / 2;
        int left = best(player, children, from, middle);
        int right = best(player, children, middle + 1, to);
        if (player == Player.MAX) {
            return Math.max(left, right);
        }
        return Math.min(left, right);
    }
}
