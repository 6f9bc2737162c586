// exercise: 01
// truth: wrong
// mistake: The children's values are sorted and MAX takes the last; MIN takes index 1 instead of index 0 where there are several (meant to be the second of a list that counts from 1).
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Integer> values = new ArrayList<>();
        for (Tree t : tree.children()) {
            values.add(value(t));
        }
        Collections.sort(values);
        int last = values.size() - 1;
        return tree.player() == Player.MAX ? values.get(last) : values.get(Math.min(1, last));
    }
}
