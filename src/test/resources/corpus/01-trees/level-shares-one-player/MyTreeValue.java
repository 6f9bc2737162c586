// exercise: 01
// truth: wrong
// mistake: takes the player of the first inner node of a level for the whole level
// player: both
// style: breadth first: list of levels, folded from the bottom
// single: yes
// detail: only where the players do not take turns
import java.util.ArrayList;
import java.util.List;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static class Node {
        final Tree tree;
        final List<Node> below = new ArrayList<>();
        int value;

        Node(Tree tree) {
            this.tree = tree;
        }
    }

    @Override
    public int value(Tree tree) {
        Node root = new Node(tree);
        List<List<Node>> levels = new ArrayList<>();
        List<Node> level = List.of(root);
        while (!level.isEmpty()) {
            levels.add(level);
            List<Node> next = new ArrayList<>();
            for (Node node : level) {
                for (Tree child : node.tree.children()) {
                    Node n = new Node(child);
                    node.below.add(n);
                    next.add(n);
                }
            }
            level = next;
        }
        for (int i = levels.size() - 1; i >= 0; i--) {
            fold(levels.get(i));
        }
        return root.value;
    }

    private void fold(List<Node> level) {
        Player player = null;
        for (Node node : level) {
            if (node.tree.isLeaf()) {
                node.value = node.tree.value();
                continue;
            }
            if (player == null) {
                player = node.tree.player();
            }
            int best = node.below.get(0).value;
            for (Node child : node.below) {
                best = player == Player.MAX ? Math.max(best, child.value) : Math.min(best, child.value);
            }
            node.value = best;
        }
    }
}
