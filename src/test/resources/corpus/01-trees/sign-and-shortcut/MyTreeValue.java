// exercise: 01
// truth: right
// mistake: none; both players by one rule with a factor, and a node is left as soon as its player has the best value there can be (+-1000000), which cannot change the result
// player: both
// style: factor of 1 or -1, long arithmetic, early exit at the limit, plain for loop
// single: yes
// detail: -
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return (int) worth(tree);
    }

    private long worth(Tree t) {
        if (t.isLeaf()) {
            return t.value();
        }
        long factor = t.player() == Player.MAX ? +1 : -1;
        long best = Long.MIN_VALUE; // in the view of the player at this node
        Iterator<Tree> it = t.children().iterator();
        while (it.hasNext() && best < Window.MAX_VALUE) {
            long w = factor * worth(it.next());
            if (w > best) {
                best = w;
            }
        }
        return factor * best;
    }
}
