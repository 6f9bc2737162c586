// exercise: 01
// truth: wrong
// mistake: whose turn it is at each ply is kept in the bits of a long, so from ply 64 on it overwrites the players of the plies near the root
// kind: subtle
// player: both
// style: iterative, one bit per ply
// single: yes
// detail: only on trees deeper than 64 plies whose players do not repeat with period 64
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Without recursion: the line from the root to the node at work, one entry for each ply. */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Iterator<Tree>> open = new ArrayList<>();
        List<Integer> best = new ArrayList<>();
        long maxToMove = 0;
        Tree enter = tree;
        while (true) {
            int done;
            if (!enter.isLeaf()) {
                int ply = open.size();
                boolean max = enter.player() == Player.MAX;
                maxToMove = max ? maxToMove | 1L << ply : maxToMove & ~(1L << ply);
                open.add(enter.children().iterator());
                best.add(max ? -Window.INFINITY : Window.INFINITY);
                enter = open.get(ply).next();
                continue;
            }
            done = enter.value();
            while (true) {
                int ply = open.size() - 1;
                boolean max = (maxToMove >> ply & 1) != 0;
                int now = max ? Math.max(best.get(ply), done) : Math.min(best.get(ply), done);
                best.set(ply, now);
                if (open.get(ply).hasNext()) {
                    enter = open.get(ply).next();
                    break;
                }
                open.remove(ply);
                best.remove(ply);
                if (ply == 0) {
                    return now;
                }
                done = now;
            }
        }
    }
}
