// Hostile: halts the virtual machine, past every hook
// Says: ended without an answer
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        Runtime.getRuntime().halt(0);
        return 0;
    }
}
