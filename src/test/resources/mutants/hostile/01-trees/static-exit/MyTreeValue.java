// Hostile: ends the program while the class is loaded
// Says: ended the program (MyTreeValue.java:
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return 0;
    }

    static {
        System.exit(0);
    }
}
