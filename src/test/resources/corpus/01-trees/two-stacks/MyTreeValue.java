// exercise: 01
// truth: right
// mistake: none; no recursion: the nodes are listed from the top and then worked off from the bottom
// player: both
// style: iterative with two stacks
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Without recursion. First all nodes from the top down, then their values from the bottom up. */
public class MyTreeValue implements TreeValueTask {
    private record Item(Tree tree, int parent) {}

    @Override
    public int value(Tree tree) {
        List<Item> order = new ArrayList<>();
        order.add(new Item(tree, -1));
        for (int i = 0; i < order.size(); i++) {
            for (Tree child : order.get(i).tree().children()) {
                order.add(new Item(child, i));
            }
        }
        Integer[] values = new Integer[order.size()];
        for (int i = order.size() - 1; i >= 0; i--) {
            Item item = order.get(i);
            if (item.tree().isLeaf()) {
                values[i] = item.tree().value();
            }
            if (item.parent() >= 0) {
                int p = item.parent();
                if (values[p] == null) {
                    values[p] = values[i];
                } else if (order.get(p).tree().player() == Player.MAX) {
                    values[p] = Math.max(values[p], values[i]);
                } else {
                    values[p] = Math.min(values[p], values[i]);
                }
            }
        }
        return values[0];
    }
}
