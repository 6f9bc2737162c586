// exercise: 01
// truth: wrong
// mistake: the players on the path are kept as one bit per ply in a long, so from ply 64 on the bits of the first plies are overwritten
// kind: subtle
// player: both
// style: iterative, stack of iterators, the players on the path as bits
// single: yes
// detail: only in trees with inner nodes 64 plies and more below the root
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    /** The rest of the children of each node on the path, the deepest node last. */
    private Deque<Iterator<Tree>> rest;

    /** What each node on the path has got so far. */
    private Deque<Integer> best;

    /** Bit number d says whether MAX moves at the node d plies down. */
    private long maxMoves;

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        rest = new ArrayDeque<>();
        best = new ArrayDeque<>();
        maxMoves = 0;
        enter(tree);
        while (true) {
            if (rest.getLast().hasNext()) {
                Tree child = rest.getLast().next();
                if (child.isLeaf()) {
                    offer(child.value());
                } else {
                    enter(child);
                }
            } else {
                rest.removeLast();
                int value = best.removeLast();
                if (rest.isEmpty()) {
                    return value;
                }
                offer(value);
            }
        }
    }

    private void enter(Tree node) {
        long bit = 1L << rest.size();
        if (node.player() == Player.MAX) {
            maxMoves |= bit;
            best.addLast(-Window.INFINITY);
        } else {
            maxMoves &= ~bit;
            best.addLast(Window.INFINITY);
        }
        rest.addLast(node.children().iterator());
    }

    private void offer(int value) {
        boolean max = (maxMoves & 1L << (rest.size() - 1)) != 0;
        int before = best.removeLast();
        best.addLast(max ? Math.max(before, value) : Math.min(before, value));
    }
}
