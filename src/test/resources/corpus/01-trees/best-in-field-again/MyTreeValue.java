// exercise: 01
// truth: wrong
// mistake: The best so far is a field of the object, so the recursion into a child overwrites what its parent has found.
// player: both
// style: fields instead of local variables
// single: yes
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private int best;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean maximizing = tree.player().equals(Player.MAX);
        best = maximizing ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < tree.children().size(); i++) {
            int childValue = value(tree.children().get(i));
            if (maximizing && childValue > best) best = childValue;
            if (!maximizing && childValue < best) best = childValue;
        }
        return best;
    }
}
