// Hostile: calls itself for ever
// Says: called itself until the stack was full (MyTreeValue.java:
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return 1 + value(tree);
    }
}
