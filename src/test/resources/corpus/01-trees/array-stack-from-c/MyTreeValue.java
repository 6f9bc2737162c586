// exercise: 01
// truth: wrong
// mistake: the explicit stack has room for 128 plies only
// player: both
// style: ported from C, no recursion, parallel arrays
// single: yes
// detail: rare; only trees deeper than 128 plies: an ArrayIndexOutOfBoundsException on a chain of 200 single children
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    static final int STACK = 128;

    @Override
    public int value(Tree root) {
        if (root.isLeaf()) {
            return root.value();
        }
        Tree[] node = new Tree[STACK];
        int[] next = new int[STACK];
        int[] best = new int[STACK];
        int sp = 0;
        node[0] = root;
        while (true) {
            if (next[sp] < node[sp].children().size()) {
                Tree child = node[sp].children().get(next[sp]);
                next[sp]++;
                if (child.isLeaf()) {
                    merge(node, next, best, sp, child.value());
                } else {
                    sp++;
                    node[sp] = child;
                    next[sp] = 0;
                }
            } else {
                int done = best[sp];
                sp--;
                if (sp < 0) {
                    return done;
                }
                merge(node, next, best, sp, done);
            }
        }
    }

    private static void merge(Tree[] node, int[] next, int[] best, int sp, int v) {
        boolean first = next[sp] == 1;
        boolean max = node[sp].player() == Player.MAX;
        if (first || (max ? v > best[sp] : v < best[sp])) {
            best[sp] = v;
        }
    }
}
