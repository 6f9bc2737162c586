// Hostile: prints without end, past System.out
// Says: printed more than 1 MiB
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            while (true) {
                out.write("<testsuite tests='1' failures='0'/>".getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            return 0;
        }
    }
}
