// exercise: 01
// truth: wrong
// mistake: whose turn it is at each ply of the line is kept in the bits of one long, so beyond 64 plies the deep nodes overwrite the bits of those above
// kind: subtle
// player: both
// style: walk with explicit arrays and a bit set
// single: yes
// detail: only lines of more than 64 plies
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        List<Iterator<Tree>> line = new ArrayList<>();
        List<Integer> best = new ArrayList<>();
        long maxToMove = 0; // one bit for each ply
        Tree entering = tree;
        while (true) {
            int result;
            if (entering != null && !entering.isLeaf()) {
                int ply = line.size();
                if (entering.player() == Player.MAX) {
                    maxToMove |= 1L << ply;
                    best.add(-Window.INFINITY);
                } else {
                    maxToMove &= ~(1L << ply);
                    best.add(Window.INFINITY);
                }
                line.add(entering.children().iterator());
                entering = line.get(ply).next();
                continue;
            }
            if (entering != null) {
                result = entering.value();
            } else {
                line.remove(line.size() - 1);
                result = best.remove(best.size() - 1);
            }
            if (line.isEmpty()) {
                return result;
            }
            int ply = line.size() - 1;
            boolean max = (maxToMove >>> ply & 1) == 1;
            best.set(ply, max ? Math.max(best.get(ply), result) : Math.min(best.get(ply), result));
            entering = line.get(ply).hasNext() ? line.get(ply).next() : null;
        }
    }
}
