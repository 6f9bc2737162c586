// Wrong: the children are taken for leaves.
// Fails first: MAX and MIN in turn, to any depth
// Says: an inner node has no value of its own
// Diagnosis: inner-node-asked-for-its-value

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
        List<Integer> values = tree.children().stream().map(Tree::value).toList();
        return tree.player() == Player.MAX
                ? values.stream().max(Integer::compare).get()
                : values.stream().min(Integer::compare).get();
    }
}
