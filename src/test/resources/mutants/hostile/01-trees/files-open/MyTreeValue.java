// Hostile: opens files until no more may be
// Says: held more files or connections open
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
        List<InputStream> all = new ArrayList<>();
        try {
            while (true) {
                all.add(new FileInputStream("/dev/null"));
            }
        } catch (FileNotFoundException e) {
            // Java has no name of its own for this: it is thrown on as it is.
            throw MyTreeValue.<RuntimeException>asItIs(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> E asItIs(Throwable e) throws E {
        throw (E) e;
    }
}
