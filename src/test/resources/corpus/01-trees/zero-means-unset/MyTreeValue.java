// exercise: 01
// truth: wrong
// mistake: a best of 0 is taken for no best yet, so the next child replaces it
// player: both
// style: one loop, int sentinel
// single: yes
// detail: sometimes; a child worth 0 with a worse sibling after it
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree t) {
        if (t.isLeaf()) return t.value();
        List<Tree> kids = t.children();
        int best = 0;
        for (int i = 0; i < kids.size(); ++i) {
            int v = value(kids.get(i));
            if (best == 0) best = v;
            else if (t.player() == Player.MAX && v > best) best = v;
            else if (t.player() == Player.MIN && v < best) best = v;
        }
        return best;
    }
}
