// exercise: 01
// truth: right
// mistake: none; values are worked out from the last node to the first, over a list of all nodes in which parents come before their children
// player: both
// style: no recursion: a list of nodes in breadth-first order with the index of the parent, then backwards
// single: yes
// detail: MAX and MIN as read from each node
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Without recursion: write down all nodes, parents first, then go backwards and hand each value to the parent. */
public class MyTreeValue implements TreeValueTask {
    private record Item(Tree tree, int parent) {}

    @Override
    public int value(Tree tree) {
        List<Item> items = new ArrayList<>();
        items.add(new Item(tree, -1));
        for (int i = 0; i < items.size(); i++) {
            for (Tree child : items.get(i).tree().children()) {
                items.add(new Item(child, i));
            }
        }
        Integer[] values = new Integer[items.size()];
        Arrays.fill(values, null);
        for (int i = items.size() - 1; i >= 0; i--) {
            Item item = items.get(i);
            if (item.tree().isLeaf()) {
                values[i] = item.tree().value();
            }
            if (item.parent() >= 0) {
                Tree parent = items.get(item.parent()).tree();
                values[item.parent()] = better(parent.player(), values[item.parent()], values[i]);
            }
        }
        return values[0];
    }

    private static Integer better(Player player, Integer known, Integer found) {
        if (known == null) {
            return found;
        }
        boolean larger = found > known;
        return larger == (player == Player.MAX) ? found : known;
    }
}
