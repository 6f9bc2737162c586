import plybook.game.Player;
import plybook.game.Window;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/**
 * Exercise 01: what a game tree is worth. The task is in README.md beside this file.
 *
 * <p>What you can ask a {@link Tree}: isLeaf(), value() of a leaf, player() of an inner node, which is {@link Player#MAX} or
 * {@link Player#MIN}, and children(), a list of trees. {@link Window#INFINITY} and -Window.INFINITY lie beyond every value.
 */
public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        throw new UnsupportedOperationException(
                "TODO: return the value of the tree. Begin with the smallest tree there is, a leaf: isLeaf(), then value().");
    }
}
