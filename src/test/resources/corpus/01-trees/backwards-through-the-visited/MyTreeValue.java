// exercise: 01
// truth: wrong
// mistake: each object is visited once only and values are computed in reverse order of the visits, so a subtree that stands in two places can be needed before it has a value (NullPointerException)
// kind: subtle
// player: both
// style: iterative depth-first search as on a graph, then backwards through the order of the visits, identity map
// single: yes
// detail: only if subtrees are shared objects
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree root) {
        List<Tree> visits = new ArrayList<>();
        Set<Tree> visited = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Tree> todo = new ArrayDeque<>();
        todo.push(root);
        while (!todo.isEmpty()) {
            Tree tree = todo.pop();
            if (visited.add(tree)) {
                visits.add(tree);
                tree.children().forEach(todo::push);
            }
        }
        // Parents come before their children, so go backwards.
        Collections.reverse(visits);
        Map<Tree, Integer> values = new IdentityHashMap<>();
        for (Tree tree : visits) {
            values.put(tree, tree.isLeaf() ? tree.value() : choose(tree, values));
        }
        return values.get(root);
    }

    private static int choose(Tree tree, Map<Tree, Integer> values) {
        List<Integer> choices = new ArrayList<>();
        for (Tree child : tree.children()) {
            int value = values.get(child);
            choices.add(value);
        }
        return tree.player() == Player.MAX ? Collections.max(choices) : Collections.min(choices);
    }
}
