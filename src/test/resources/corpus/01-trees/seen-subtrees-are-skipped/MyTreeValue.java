// exercise: 01
// truth: wrong
// mistake: a subtree object that was looked at anywhere in the tree before is skipped, also below another parent, where its value is needed
// kind: subtle
// player: both
// style: recursion with a set of visited objects
// single: yes
// detail: needs one subtree object below two different parents
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return value(tree, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private int value(Tree tree, Set<Tree> visited) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : tree.children()) {
            if (!visited.add(child)) {
                continue; // the same object again: it was looked at
            }
            int value = value(child, visited);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
