// Wrong: the first child is known by being one object with it, and equal subtrees may be one object
// Fails first: Every small tree, and many large ones
// Says: the best child for whoever is to move
// Diagnosis: none
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        final Tree first = tree.children().get(0);
        int best = 0;
        for (Tree kid : tree.children()) {
            int v = value(kid);
            if (kid == first) {
                best = v;
                continue;
            }
            best = switch (tree.player()) {
                case MAX -> Math.max(best, v);
                case MIN -> Math.min(best, v);
            };
        }
        return best;
    }
}
