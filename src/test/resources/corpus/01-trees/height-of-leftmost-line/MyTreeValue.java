// exercise: 01
// truth: wrong
// mistake: the height of the tree is measured along the leftmost line and a node counts as a leaf when that many plies are used up, so leaves at another depth are not recognised
// kind: slip
// player: both
// style: classical textbook minimax with a depth parameter
// single: yes
// detail: only where leaves lie at different depths
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int height = 0;
        Tree t = tree;
        while (!t.isLeaf()) {
            t = t.children().get(0);
            height++;
        }
        return minimax(tree, height);
    }

    private int minimax(Tree node, int depth) {
        if (depth == 0) {
            return node.value();
        }
        List<Integer> values = new ArrayList<>();
        for (Tree child : node.children()) {
            values.add(minimax(child, depth - 1));
        }
        if (node.player() == Player.MAX) {
            return Collections.max(values);
        }
        return Collections.min(values);
    }
}
