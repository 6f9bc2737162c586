// exercise: 01
// truth: right
// mistake: none; alpha-beta from right to left with signs that flip only where the player changes; a minus sign although the values are in the view of MAX
// player: both
// style: negamax, alpha-beta, reversed order
// single: yes
// detail: -
import java.util.List;
import java.util.ListIterator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return seenBy(Player.MAX, tree, -Window.INFINITY, Window.INFINITY);
    }

    /** The value in the view of a player, as far as it matters between low and high. */
    private static int seenBy(Player viewer, Tree tree, int low, int high) {
        if (tree.isLeaf()) {
            return viewer == Player.MAX ? tree.value() : -tree.value();
        }
        if (tree.player() != viewer) {
            return -seenBy(tree.player(), tree, -high, -low);
        }
        List<Tree> children = tree.children();
        ListIterator<Tree> fromRight = children.listIterator(children.size());
        int best = -Window.INFINITY;
        while (best < high && fromRight.hasPrevious()) {
            best = Math.max(best, seenBy(viewer, fromRight.previous(), Math.max(low, best), high));
        }
        return best;
    }
}
