// exercise: 01
// truth: wrong
// mistake: In the loop best == 0 is taken for 'no child compared yet', so a best of 0 is replaced by whatever child comes next.
// player: both
// style: field-free loop, 0 as 'nothing yet'
// kind: slip
// single: yes
// detail: As soon as a child worth 0 is best so far and a worse one follows, e.g. (0 -1); trees without 0 are right.
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int best = 0;
        Iterator<Tree> it = tree.children().iterator();
        while (it.hasNext()) {
            int candidate = value(it.next());
            if (best == 0) {
                best = candidate;
            } else if (tree.player() == Player.MAX) {
                if (candidate > best) {
                    best = candidate;
                }
            } else {
                if (candidate < best) {
                    best = candidate;
                }
            }
        }
        return best;
    }
}
