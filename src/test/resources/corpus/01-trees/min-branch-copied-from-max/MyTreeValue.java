// exercise: 01
// truth: wrong
// mistake: The branch for MIN was copied from the one for MAX and its comparison not turned round: MIN takes the last child that exceeds what it has, starting with the first child, so the largest value.
// player: MIN
// style: switch over the player, iterators
// single: yes
import java.util.Iterator;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        Iterator<Tree> it = tree.children().iterator();
        switch (tree.player()) {
            case MAX: {
                int max = value(it.next());
                while (it.hasNext()) {
                    int next = value(it.next());
                    if (next > max) {
                        max = next;
                    }
                }
                return max;
            }
            case MIN: {
                int min = value(it.next());
                while (it.hasNext()) {
                    int next = value(it.next());
                    if (next > min) {
                        min = next;
                    }
                }
                return min;
            }
            default:
                throw new IllegalStateException();
        }
    }
}
