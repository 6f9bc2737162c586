// exercise: 01
// truth: wrong
// mistake: the parent of each node is kept in an identity map, so a subtree object that hangs below several nodes passes its value on to the last of them only
// kind: subtle
// player: both
// style: breadth first, then backwards, no recursion
// single: yes
// detail: only where one object stands below two different nodes
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        List<Tree> order = new ArrayList<>();
        Map<Tree, Tree> parent = new IdentityHashMap<>();
        order.add(tree);
        for (int i = 0; i < order.size(); i++) {
            Tree node = order.get(i);
            for (Tree child : node.children()) {
                parent.put(child, node);
                order.add(child);
            }
        }

        Map<Tree, Integer> values = new IdentityHashMap<>();
        for (Tree node : order) {
            if (node.isLeaf()) {
                values.put(node, node.value());
            } else {
                values.put(node, node.player() == Player.MAX ? -Window.INFINITY : Window.INFINITY);
            }
        }
        for (int i = order.size() - 1; i > 0; i--) {
            Tree node = order.get(i);
            Tree above = parent.get(node);
            int mine = values.get(node);
            if (above.player() == Player.MAX) {
                values.merge(above, mine, Math::max);
            } else {
                values.merge(above, mine, Math::min);
            }
        }
        return values.get(tree);
    }
}
