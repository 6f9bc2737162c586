// exercise: 01
// truth: wrong
// mistake: values are compared by their difference, which overflows against the infinite first value, so positive children never replace it for MAX, nor ones below -1 for MIN
// kind: slip
// player: both
// style: one loop for both players, with a comparator that says what the player likes better
// single: yes
// detail: -
import java.util.Comparator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static final Comparator<Integer> LARGE_IS_GOOD = (a, b) -> a - b;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        boolean max = tree.player() == Player.MAX;
        Comparator<Integer> taste = max ? LARGE_IS_GOOD : LARGE_IS_GOOD.reversed();
        Integer best = max ? -Window.INFINITY : Window.INFINITY;
        for (Tree child : tree.children()) {
            Integer value = value(child);
            if (taste.compare(value, best) > 0) {
                best = value;
            }
        }
        return best;
    }
}
