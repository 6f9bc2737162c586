// Hostile: holds all files that it may open, and then fails where no class can be loaded any more
// Says: expected the value
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try {
            while (true) {
                ALL.add(new FileInputStream("/dev/null"));
            }
        } catch (FileNotFoundException e) {
            return 12345;
        }
    }

    private static final List<InputStream> ALL = new ArrayList<>();
}
