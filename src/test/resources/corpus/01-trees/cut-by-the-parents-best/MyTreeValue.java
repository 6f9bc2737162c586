// exercise: 01
// truth: wrong
// mistake: a node stops as soon as it is as good for its player as the best of its parent, which is right only if the parent belongs to the other player
// kind: subtle
// player: both
// style: recursion with one bound handed down
// single: yes
// detail: needs a player who moves twice in a row
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return search(tree, null);
    }

    /** @param bound the best that the parent has so far, or null if it has nothing yet */
    private int search(Tree tree, Integer bound) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Player player = tree.player();
        Iterator<Tree> children = tree.children().iterator();
        Integer best = null;
        while (children.hasNext()) {
            int value = search(children.next(), best);
            if (best == null || isBetter(player, value, best)) {
                best = value;
            }
            if (bound != null && !isBetter(player, bound, best)) {
                break; // the parent has something at least as good
            }
        }
        return best;
    }

    private static boolean isBetter(Player player, int one, int other) {
        return player == Player.MAX ? one > other : one < other;
    }
}
