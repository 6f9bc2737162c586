// Hostile: makes classes until there is no room for more
// Says: used up the memory outside the heap | still busy
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        List<Object> all = new ArrayList<>();
        while (true) {
            ClassLoader own = new ClassLoader(Tree.class.getClassLoader()) {};
            // A loader for each, so that none is found again.
            all.add(Proxy.newProxyInstance(own, new Class<?>[] {TreeValueTask.class}, (proxy, method, arguments) -> 0));
        }
    }
}
