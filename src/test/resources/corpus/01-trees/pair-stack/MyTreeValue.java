// exercise: 01
// truth: right
// mistake: -
// player: both
// style: no recursion, two int arrays that grow, an iterator stack, players folded into a sign
// single: yes
// detail: never goes wrong

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        // A pretended node above the root, with a single child.
        Deque<Iterator<Tree>> open = new ArrayDeque<>();
        open.push(List.of(tree).iterator());
        int[] sign = {1};
        long[] best = {Long.MIN_VALUE};
        int top = 0;
        while (true) {
            if (open.element().hasNext()) {
                Tree next = open.element().next();
                if (next.isLeaf()) {
                    best[top] = Math.max(best[top], (long) sign[top] * next.value());
                    continue;
                }
                if (++top == best.length) {
                    best = Arrays.copyOf(best, 2 * top);
                    sign = Arrays.copyOf(sign, 2 * top);
                }
                best[top] = Long.MIN_VALUE;
                sign[top] = 1 - 2 * next.player().ordinal();
                assert (sign[top] == 1) == (next.player() == Player.MAX);
                open.push(next.children().iterator());
                continue;
            }
            open.pop();
            long done = sign[top] * best[top];
            if (top == 0) {
                return (int) done;
            }
            top--;
            best[top] = Math.max(best[top], sign[top] * done);
        }
    }
}
