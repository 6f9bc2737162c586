// exercise: 01
// truth: wrong
// mistake: a best of 0 is taken for "no child seen yet", so any later child replaces a real 0
// kind: slip
// player: both
// style: while loop over an iterator
// single: yes
// detail: -
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = 0; // nothing yet
        Iterator<Tree> it = tree.children().iterator();
        while (it.hasNext()) {
            int v = value(it.next());
            boolean better = tree.player().equals(Player.MAX) ? v > best : v < best;
            if (best == 0 || better) {
                best = v;
            }
        }
        return best;
    }
}
