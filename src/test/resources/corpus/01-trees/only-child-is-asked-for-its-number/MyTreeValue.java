// exercise: 01
// truth: wrong
// mistake: A node with a single child returns child.value() as if that child had to be a leaf, and crashes with an IllegalStateException if it is an inner node.
// player: both
// style: early returns, special case for a single child, helper methods biggest and smallest
// single: yes
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Tree> kids = tree.children();
        if (kids.size() == 1) {
            return kids.get(0).value();   // nothing to choose
        }
        return tree.player() == Player.MAX ? biggest(kids) : smallest(kids);
    }

    private int biggest(List<Tree> kids) {
        int m = value(kids.get(0));
        for (Tree k : kids.subList(1, kids.size())) {
            int v = value(k);
            if (v > m) m = v;
        }
        return m;
    }

    private int smallest(List<Tree> kids) {
        int m = value(kids.get(0));
        for (Tree k : kids.subList(1, kids.size())) {
            int v = value(k);
            if (v < m) m = v;
        }
        return m;
    }
}
