// exercise: 01
// truth: wrong
// mistake: each node object has one entry for its parent, so a subtree that stands at two places hands its value to one of them only
// kind: subtle
// player: both
// style: bottom-up over a list of all nodes, identity maps
// single: yes
// detail: only if one object stands below two different nodes
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** From the deepest nodes upwards: every node gives its value to its parent. */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        List<Tree> nodes = new ArrayList<>();
        Map<Tree, Tree> parentOf = new IdentityHashMap<>();
        Map<Tree, Integer> valueOf = new IdentityHashMap<>();
        nodes.add(tree);
        for (int i = 0; i < nodes.size(); i++) {
            Tree node = nodes.get(i);
            if (node.isLeaf()) {
                valueOf.put(node, node.value());
            } else {
                valueOf.put(node, node.player() == Player.MAX ? -Window.INFINITY : Window.INFINITY);
            }
            for (Tree child : node.children()) {
                parentOf.put(child, node);
                nodes.add(child);
            }
        }
        for (int i = nodes.size() - 1; i > 0; i--) {
            Tree node = nodes.get(i);
            Tree parent = parentOf.get(node);
            int value = valueOf.get(node);
            int best = valueOf.get(parent);
            valueOf.put(parent, parent.player() == Player.MAX ? Math.max(best, value) : Math.min(best, value));
        }
        return valueOf.get(tree);
    }
}
