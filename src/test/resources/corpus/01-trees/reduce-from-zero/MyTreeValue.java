// exercise: 01
// truth: wrong
// mistake: the reduction of a MAX node starts at 0, so a MAX node whose children are all negative is worth 0
// player: MAX
// style: array of the values, then a stream with reduce
// single: yes
// detail: sometimes, when all children of a MAX node are worth less than 0
import java.util.Arrays;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int[] values = new int[tree.children().size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(tree.children().get(i));
        }
        if (tree.player() == Player.MAX) {
            return Arrays.stream(values).reduce(0, Math::max);
        }
        return Arrays.stream(values).reduce(Integer.MAX_VALUE, Math::min);
    }
}
