// exercise: 01
// truth: wrong
// mistake: the negamax changes the sign at every ply, as if the two players always took turns
// kind: slip
// player: both
// style: negamax with streams
// single: yes
// detail: needs a player who moves twice in a row
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        int colour = tree.player() == Player.MAX ? 1 : -1;
        return colour * negamax(tree, colour);
    }

    private static int negamax(Tree tree, int colour) {
        return tree.isLeaf()
                ? colour * tree.value()
                : tree.children().stream()
                        .mapToInt(child -> -negamax(child, -colour))
                        .max()
                        .getAsInt();
    }
}
