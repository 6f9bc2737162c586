// exercise: 01
// truth: wrong
// mistake: MAX reduces its children with the identity 0 (reduce(0, Math::max)), so a MAX node with only negative children is worth 0.
// player: MAX
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (tree.isLeaf()) {
            return tree.value();
        }
        return switch (tree.player()) {
            case MAX -> tree.children().stream().map(this::value).reduce(0, Math::max);
            case MIN -> tree.children().stream().map(this::value).reduce(Integer.MAX_VALUE, Math::min);
        };
    }
}
