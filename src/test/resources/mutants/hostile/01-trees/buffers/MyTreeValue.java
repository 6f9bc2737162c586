// Hostile: takes memory outside the heap in buffers
// Says: used up the memory outside the heap (MyTreeValue.java:
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        List<ByteBuffer> all = new ArrayList<>();
        while (true) {
            all.add(ByteBuffer.allocateDirect(1 << 20));
        }
    }
}
