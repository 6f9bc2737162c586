// exercise: 01
// truth: wrong
// mistake: the break after case MAX is missing, so a MAX node runs on into case MIN and returns the smallest
// player: MAX
// style: old-style switch, C habits
// single: yes
// detail: always
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        int best, i;
        int n = tree.children().size();
        int[] v = new int[n];

        if (tree.isLeaf())
            return tree.value();

        for (i = 0; i < n; i++)
            v[i] = value(tree.children().get(i));

        switch (tree.player()) {
            case MAX:
                best = -Window.INFINITY;
                for (i = 0; i < n; i++)
                    if (v[i] > best)
                        best = v[i];
            case MIN:
                best = Window.INFINITY;
                for (i = 0; i < n; i++)
                    if (v[i] < best)
                        best = v[i];
                break;
            default:
                throw new IllegalStateException();
        }
        return best;
    }
}
