// exercise: 01
// truth: wrong
// mistake: every tree object is given one parent only, so a subtree object that stands below two nodes reports its value to one of them alone.
// player: both
// style: level by level from the bottom up, parent links and best values in identity maps, no recursion
// single: yes
// detail: only when one and the same tree object is the child of two different nodes
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree root) {
        Map<Tree, Tree> parentOf = new IdentityHashMap<>();
        List<Tree> order = new ArrayList<>();
        order.add(root);
        for (int i = 0; i < order.size(); i++) {
            for (Tree child : order.get(i).children()) {
                parentOf.put(child, order.get(i));
                order.add(child);
            }
        }
        Map<Tree, Integer> worth = new IdentityHashMap<>();
        // From the last to the first: children always stand behind their parents.
        for (int i = order.size() - 1; i >= 0; i--) {
            Tree node = order.get(i);
            if (node.isLeaf()) {
                worth.put(node, node.value());
            }
            Tree parent = parentOf.get(node);
            Integer found = worth.get(node);
            if (parent != null && found != null) {
                worth.merge(parent, found, parent.player() == Player.MAX ? Math::max : Math::min);
            }
        }
        return worth.get(root);
    }
}
