// exercise: 01
// truth: wrong
// mistake: the loop over the remaining children ends one too early, so the last of three or more is never looked at
// player: both
// style: first child, then a loop by index; BinaryOperator
// single: yes
// detail: sometimes; the last child is the only best one
import java.util.List;
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(final Tree tree) {
        if (tree.isLeaf()) return tree.value();
        final IntBinaryOperator better = tree.player() == Player.MAX ? Math::max : Math::min;
        final List<Tree> children = tree.children();
        final int last = children.size() - 1;
        int result = value(children.get(0));
        for (int i = 1; i < last; i++) {
            result = better.applyAsInt(result, value(children.get(i)));
        }
        return result;
    }
}
