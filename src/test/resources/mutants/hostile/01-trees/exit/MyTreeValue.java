// Hostile: ends the program, with the code for success
// Says: ended the program (MyTreeValue.java:
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        System.exit(0);
        return 0;
    }
}
