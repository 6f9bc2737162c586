// Sound: the two kinds of tree told apart by their types.

import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree instanceof Tree.Leaf leaf) {
            return leaf.value();
        }
        Tree.Node node = (Tree.Node) tree;
        int sign = node.player() == Player.MAX ? 1 : -1;
        return sign * node.children().stream().mapToInt(child -> sign * value(child)).max().getAsInt();
    }
}
