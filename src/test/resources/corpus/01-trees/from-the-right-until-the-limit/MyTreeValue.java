// exercise: 01
// truth: right
// mistake: none; it goes from right to left, in the view of the player at the node, and stops at a value that cannot be beaten
// player: both
// style: negamax whose sign belongs to the node, early end at the largest possible value
// single: yes
// detail: -
import java.util.ListIterator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int sign = tree.player() == Player.MIN ? -1 : +1;
        int most = Integer.MIN_VALUE;
        ListIterator<Tree> back = tree.children().listIterator(tree.children().size());
        do {
            int gain = sign * value(back.previous());
            if (gain > most) {
                most = gain;
            }
        } while (back.hasPrevious() && most != Window.MAX_VALUE);
        return sign * most;
    }
}
