// exercise: 01
// truth: wrong
// mistake: who moves at which ply of the line is kept in the bits of one long, so from the 65th ply on the bits of the first plies are overwritten
// kind: subtle
// player: both
// style: iterative with iterators on a stack and a bit mask
// single: yes
// detail: needs a tree deeper than 64 plies
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
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Iterator<Tree>> line = new ArrayList<>();
        List<Integer> bests = new ArrayList<>();
        long maxMoves = 0; // bit d: MAX moves at ply d
        Tree entering = tree;
        while (true) {
            if (entering != null) {
                int ply = line.size();
                boolean max = entering.player() == Player.MAX;
                maxMoves = max ? maxMoves | 1L << ply : maxMoves & ~(1L << ply);
                line.add(entering.children().iterator());
                bests.add(max ? -Window.INFINITY : Window.INFINITY);
                entering = null;
            }
            int last = line.size() - 1;
            if (line.get(last).hasNext()) {
                Tree child = line.get(last).next();
                if (child.isLeaf()) {
                    take(bests, last, maxMoves, child.value());
                } else {
                    entering = child;
                }
            } else {
                int done = bests.remove(last);
                line.remove(last);
                if (last == 0) {
                    return done;
                }
                take(bests, last - 1, maxMoves, done);
            }
        }
    }

    private static void take(List<Integer> bests, int ply, long maxMoves, int value) {
        boolean max = (maxMoves >>> ply & 1) == 1;
        int best = bests.get(ply);
        bests.set(ply, max ? Math.max(best, value) : Math.min(best, value));
    }
}
