// exercise: 01
// truth: wrong
// mistake: values are passed up into an array in which 0 stands for "nothing has come yet", so a best value of 0 is overwritten by whichever child comes next
// player: both
// style: breadth-first list of nodes, arrays, no recursion
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree root) {
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
        int[] values = new int[nodes.size()];
        for (int i = nodes.size() - 1; i >= 0; i--) {
            if (nodes.get(i).isLeaf()) {
                values[i] = nodes.get(i).value();
            }
            int parent = parents.get(i);
            if (parent < 0) {
                continue;
            }
            if (values[parent] == 0) {
                values[parent] = values[i];
            } else if (nodes.get(parent).player() == Player.MAX) {
                values[parent] = Math.max(values[parent], values[i]);
            } else {
                values[parent] = Math.min(values[parent], values[i]);
            }
        }
        return values[0];
    }
}
