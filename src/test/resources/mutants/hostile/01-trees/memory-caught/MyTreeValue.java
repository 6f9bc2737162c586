// Hostile: fills the heap, catches the error each time, and then answers rightly
// Says: used up the memory
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try {
            List<long[]> all = new ArrayList<>();
            while (true) {
                all.add(new long[1 << 20]);
            }
        } catch (OutOfMemoryError e) {
            return right(tree);
        }
    }

    private int right(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        var values = tree.children().stream().mapToInt(this::right);
        return (tree.player() == Player.MAX ? values.max() : values.min()).getAsInt();
    }
}
