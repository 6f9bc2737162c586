// exercise: 01
// truth: right
// mistake: none; an explicit stack of iterators with a running value for each open node
// player: both
// style: no recursion: a stack of nodes and a stack of running values
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        Deque<Iterator<Tree>> open = new ArrayDeque<>();
        Deque<Tree> nodes = new ArrayDeque<>();
        Deque<int[]> running = new ArrayDeque<>();
        Tree here = tree;
        while (true) {
            int done;
            if (here.isLeaf()) {
                done = here.value();
            } else {
                nodes.push(here);
                open.push(here.children().iterator());
                running.push(new int[] {here.player() == Player.MAX ? Integer.MIN_VALUE : Integer.MAX_VALUE});
                here = open.peek().next();
                continue;
            }
            while (true) {
                if (nodes.isEmpty()) {
                    return done;
                }
                int[] best = running.peek();
                best[0] = nodes.peek().player() == Player.MAX ? Math.max(best[0], done) : Math.min(best[0], done);
                if (open.peek().hasNext()) {
                    here = open.peek().next();
                    break;
                }
                done = best[0];
                open.pop();
                nodes.pop();
                running.pop();
            }
        }
    }
}
