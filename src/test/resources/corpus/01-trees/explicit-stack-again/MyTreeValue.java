// exercise: 01
// truth: right
// mistake: none; no recursion: nodes are listed parents first and settled from the end of the list, MIN as negated MAX, the start value is Integer.MIN_VALUE
// player: both
// style: iterative, arrays, negation
// single: yes
// detail: no recursion at all
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree root) {
        // breadth first: every node comes after its parent
        List<Tree> nodes = new ArrayList<>();
        List<Integer> parents = new ArrayList<>();
        nodes.add(root);
        parents.add(-1);
        for (int i = 0; i < nodes.size(); i++) {
            for (Tree child : nodes.get(i).children()) {
                nodes.add(child);
                parents.add(i);
            }
        }
        // from the back every node is finished before its parent
        int[] best = new int[nodes.size()]; // as seen by the player of the node
        Arrays.fill(best, Integer.MIN_VALUE);
        int result = 0;
        for (int i = nodes.size() - 1; i >= 0; i--) {
            Tree node = nodes.get(i);
            int forMax = node.isLeaf() ? node.value() : sign(node) * best[i];
            int parent = parents.get(i);
            if (parent < 0) {
                result = forMax;
            } else {
                best[parent] = Math.max(best[parent], sign(nodes.get(parent)) * forMax);
            }
        }
        return result;
    }

    private static int sign(Tree inner) {
        return inner.player() == Player.MAX ? 1 : -1;
    }
}
