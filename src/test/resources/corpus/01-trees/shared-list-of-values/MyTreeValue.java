// exercise: 01
// truth: wrong
// mistake: The values are collected in a list that is a field, so those of the grandchildren and of earlier calls stay in it and are compared as if they were the children's.
// player: both
// style: collects into a list, then Collections.max or Collections.min
// single: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private List<Integer> values = new ArrayList<>();

    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        for (Tree child : tree.children()) {
            values.add(value(child));
        }
        if (tree.player() == Player.MAX) {
            return Collections.max(values);
        }
        return Collections.min(values);
    }
}
