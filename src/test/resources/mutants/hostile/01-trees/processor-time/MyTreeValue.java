// Hostile: ends as the system ends who has used up the processor time
// Says: used more processor time than a solution may
import plybook.task.TreeValueTask;
import plybook.tree.Tree;
import sun.misc.Signal;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        // To use it up really would take the test three minutes.
        Signal.raise(new Signal("XCPU"));
        while (true) {}
    }
}
