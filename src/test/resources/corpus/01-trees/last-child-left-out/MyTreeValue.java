// exercise: 01
// truth: wrong
// mistake: the loop over the children starts at 1 and also stops one too early, so the last of several children is never looked at
// player: both
// style: index loop as in C, first child as start value
// single: yes
// detail: sometimes, when the last child decides
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
        List<Tree> kids = tree.children();
        int n = kids.size() - 1;
        int result = value(kids.get(0));
        int i;
        for (i = 1; i < n; i++) {
            int x = value(kids.get(i));
            switch (tree.player()) {
                case MAX:
                    if (x > result) result = x;
                    break;
                case MIN:
                    if (x < result) result = x;
                    break;
            }
        }
        return result;
    }
}
