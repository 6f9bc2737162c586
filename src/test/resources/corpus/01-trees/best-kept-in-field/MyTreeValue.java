// exercise: 01
// truth: wrong
// mistake: the best so far of a node is a field, which the calls for the children overwrite
// player: both
// style: field, while loop over an iterator
// single: yes
// detail: nearly always from two plies on; a node with only leaves below it is right
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int currentBest;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf())
            return tree.value();

        boolean max = tree.player().equals(Player.MAX);
        currentBest = max ? -Window.INFINITY : Window.INFINITY;

        Iterator<Tree> it = tree.children().iterator();
        while (it.hasNext()) {
            int childValue = value(it.next());
            if (max) {
                currentBest = Math.max(currentBest, childValue);
            } else {
                currentBest = Math.min(currentBest, childValue);
            }
        }
        return currentBest;
    }
}
