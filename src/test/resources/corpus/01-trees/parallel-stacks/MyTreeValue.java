// exercise: 01
// truth: right
// mistake: none
// player: both
// style: no recursion; parallel growing arrays as a hand-made stack, every value seen through the sign of the node's player
// single: yes
// detail: none
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int top = 0;
        int[] sign = {1, 0, 0};
        long[] best = {Long.MIN_VALUE, 0, 0};
        @SuppressWarnings("unchecked")
        Iterator<Tree>[] rest = new Iterator[3];
        rest[0] = List.of(tree).iterator(); // an artificial MAX node with one child above the root
        while (true) {
            if (rest[top].hasNext()) {
                Tree next = rest[top].next();
                if (next.isLeaf()) {
                    best[top] = Math.max(best[top], (long) sign[top] * next.value());
                    continue;
                }
                if (++top == sign.length) {
                    sign = Arrays.copyOf(sign, 2 * top);
                    best = Arrays.copyOf(best, 2 * top);
                    rest = Arrays.copyOf(rest, 2 * top);
                }
                sign[top] = 1 - 2 * next.player().ordinal();
                best[top] = Long.MIN_VALUE;
                rest[top] = next.children().iterator();
            } else if (top == 0) {
                return (int) best[0];
            } else {
                long found = sign[top] * best[top];
                top--;
                best[top] = Math.max(best[top], sign[top] * found);
            }
        }
    }
}
