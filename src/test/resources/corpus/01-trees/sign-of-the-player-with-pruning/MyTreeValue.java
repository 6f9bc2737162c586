// exercise: 01
// truth: right
// mistake: none; MIN's values are turned round by a sign, and it prunes, which nobody asked for but which keeps the value
// player: both
// style: sign trick, early exit, Window.INFINITY
// single: yes
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return search(tree, -Window.INFINITY, Window.INFINITY);
    }

    // lo and hi: everything outside cannot change the result any more
    private int search(Tree t, int lo, int hi) {
        if (t.isLeaf()) {
            return t.value();
        }
        final int sign = t.player() == Player.MAX ? 1 : -1;
        int best = -sign * Window.INFINITY;
        for (Tree c : t.children()) {
            int v = search(c, lo, hi);
            if (sign * v > sign * best) best = v;
            if (sign > 0) lo = Math.max(lo, best);
            else hi = Math.min(hi, best);
            if (lo >= hi) break;
        }
        return best;
    }
}
