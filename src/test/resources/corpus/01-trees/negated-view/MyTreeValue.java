// exercise: 01
// truth: right
// mistake: none; Every node returns its value from its own player's view and turns the sign only where the player of the child is another; the top turns it back to MAX's view.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return worthTo(Player.MAX, tree);
    }

    private int worthTo(Player me, Tree tree) {
        if (tree.isLeaf()) return me == Player.MAX ? tree.value() : -tree.value();
        if (tree.player() != me) return -worthTo(me.opponent(), tree);
        int best = Integer.MIN_VALUE;
        for (Tree child : tree.children()) {
            best = Math.max(best, worthTo(me, child));
        }
        return best;
    }
}
