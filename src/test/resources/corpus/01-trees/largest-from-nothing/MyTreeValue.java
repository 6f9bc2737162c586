// exercise: 01
// truth: wrong
// mistake: at a MAX node the reduction starts with 0, so a node all of whose children are negative is worth 0
// kind: slip
// player: MAX
// style: streams, reduce for MAX and min() for MIN
// single: yes
// detail: -
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
        IntStream values = tree.children().stream().mapToInt(this::value);
        return tree.player() == Player.MAX ? values.reduce(0, Math::max) : values.min().getAsInt();
    }
}
