// Wrong: computeIfAbsent is called again while it is still looking for the value.
// Fails first: MAX takes the largest
// Says: A map is as strict in computeIfAbsent
// Diagnosis: list-changed-while-read

import java.util.Map;
import java.util.HashMap;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Exercise 01, solved: what a game tree is worth. */
public class MyTreeValue implements TreeValueTask {
    private final Map<Tree, Integer> known = new HashMap<>();

    @Override
    public int value(Tree tree) {
        return known.computeIfAbsent(tree, this::found);
    }

    private int found(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        // An inner node has one child at least, so the first one can stand for the best until a better one comes.
        int best = value(tree.children().get(0));
        for (Tree child : tree.children().subList(1, tree.children().size())) {
            best = tree.player() == Player.MAX ? Math.max(best, value(child)) : Math.min(best, value(child));
        }
        return best;
    }
}
