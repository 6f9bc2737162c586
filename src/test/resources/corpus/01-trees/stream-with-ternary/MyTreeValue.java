// exercise: 01
// truth: right
// mistake: none; an IntStream of the children's values, max or min of it
// player: both
// style: streams, one return
// single: yes
// detail: always
import java.util.stream.IntStream;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        IntStream values = tree.children().stream().mapToInt(this::value);
        return (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
    }
}
