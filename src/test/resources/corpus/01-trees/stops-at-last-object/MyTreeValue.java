// exercise: 01
// truth: wrong
// mistake: the loop over the children ends at the first child that is the same object as the last one, so the children in between are never looked at
// player: both
// style: do-while over an index, ends by comparing objects
// single: yes
// detail: only where the last child is the same object as an earlier one (README: two children that are equal may be one and the same object)
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** value of a tree, recursive */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        List<Tree> kids = tree.children();
        if (kids.isEmpty()) {
            return tree.value();
        }
        Tree last = kids.get(kids.size() - 1);
        boolean max = tree.player().equals(Player.MAX);
        int result = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int i = 0;
        Tree current;
        do {
            current = kids.get(i++);
            int v = value(current);
            if (max == (v > result)) {
                result = v;
            }
        } while (current != last);
        return result;
    }
}
