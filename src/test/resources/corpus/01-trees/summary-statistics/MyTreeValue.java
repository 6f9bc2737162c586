// exercise: 01
// truth: right
// mistake: none; collects smallest and largest in an IntSummaryStatistics
// player: both
// style: JDK class that knows min and max, forEach by hand, no start value
// single: yes
// detail: always
import java.util.IntSummaryStatistics;

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) return tree.value();
        var below = new IntSummaryStatistics();
        for (var child : tree.children()) below.accept(value(child));
        return tree.player() == Player.MIN ? below.getMin() : below.getMax();
    }
}
