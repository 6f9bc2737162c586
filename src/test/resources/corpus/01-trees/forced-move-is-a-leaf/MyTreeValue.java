// exercise: 01
// truth: wrong
// mistake: a single child is taken for a leaf: its value() is asked without looking whether it is an inner node
// kind: slip
// player: both
// style: streams, shortcut for one child
// single: yes
// detail: -
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Tree> moves = tree.children();
        if (moves.size() == 1) {
            return moves.get(0).value(); // forced, nothing to choose
        }
        IntStream values = moves.stream().mapToInt(this::value);
        return tree.player() == Player.MAX ? values.max().getAsInt() : values.min().getAsInt();
    }
}
