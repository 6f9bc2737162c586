// exercise: 01
// truth: wrong
// mistake: MIN's loop ends one child early and never looks at the last of several children
// player: MIN
// style: index loops, switch on the player
// single: yes
// detail: only if the last child of a MIN node with several children is the smallest
import java.util.List;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        List<Tree> kids = tree.children();
        int n = kids.size();
        int result = value(kids.get(0));
        switch (tree.player()) {
            case MAX -> {
                for (int i = 1; i < n; i++) {
                    int v = value(kids.get(i));
                    if (v > result) result = v;
                }
            }
            case MIN -> {
                for (int i = 1; i < n - 1; i++) {
                    int v = value(kids.get(i));
                    if (v < result) result = v;
                }
            }
        }
        return result;
    }
}
