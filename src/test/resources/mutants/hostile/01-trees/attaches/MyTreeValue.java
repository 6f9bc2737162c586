// Hostile: attaches to its own virtual machine
// Says: threw IllegalStateException: kept out
import java.util.List;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (outcome == null) {
            try {
                attack();
            } catch (IllegalStateException e) {
                outcome = e;
            }
        }
        throw outcome;
    }

    private static IllegalStateException outcome;

    private static void attack() {
        StringBuilder found = new StringBuilder();
        try {
            Class<?> machine = Class.forName("com.sun.tools.attach.VirtualMachine");
            for (ProcessHandle process : List.of(ProcessHandle.current())) {
                try {
                    machine.getMethod("attach", String.class).invoke(null, String.valueOf(process.pid()));
                    found.append(process.pid()).append(' ');
                } catch (ReflectiveOperationException e) {
                    continue;
                }
            }
        } catch (ClassNotFoundException e) {
            found.append("");
        }
        throw new IllegalStateException(found.length() == 0 ? "kept out" : "BREACH: attached to " + found);
    }
}
