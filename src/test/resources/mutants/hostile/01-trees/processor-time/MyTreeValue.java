// Hostile: uses up the processor time
// Says: used more processor time than a solution may | Operation not permitted
import java.io.IOException;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try {
            // Three minutes are long for a test: it lowers its own limit to a second.
            String self = String.valueOf(ProcessHandle.current().pid());
            new ProcessBuilder("/usr/bin/prlimit", "--pid", self, "--cpu=1:20").start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
        while (true) {}
    }
}
