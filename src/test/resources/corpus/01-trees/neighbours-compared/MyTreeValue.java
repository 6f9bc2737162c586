// exercise: 01
// truth: wrong
// mistake: compares each child with the one before it only and keeps the last comparison, so a best child further left is forgotten
// player: both
// style: index loop
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Integer> values = new ArrayList<>();
        for (Tree child : tree.children()) {
            values.add(value(child));
        }
        int best = values.get(0);
        for (int i = 1; i < values.size(); i++) {
            int left = values.get(i - 1);
            int right = values.get(i);
            if (tree.player() == Player.MAX) {
                best = left > right ? left : right;
            } else {
                best = left < right ? left : right;
            }
        }
        return best;
    }
}
