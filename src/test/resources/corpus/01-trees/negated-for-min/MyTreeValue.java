// exercise: 01
// truth: right
// mistake: none; MIN's smallest is found as the negative of the largest negative
// player: both
// style: terse, a sign, one loop
// single: yes
// detail: none
import plybook.game.*;
import plybook.task.*;
import plybook.tree.*;

public class MyTreeValue implements TreeValueTask {
    public int value(Tree t) {
        if (t.isLeaf()) return t.value();
        int s = t.player() == Player.MIN ? -1 : 1, m = Integer.MIN_VALUE;
        for (Tree c : t.children()) m = Math.max(m, s * value(c));
        return s * m;
    }
}
