// Hostile: takes memory past Java's own bookkeeping
// Says: used up the memory outside the heap | threw UnsupportedOperationException
import java.lang.reflect.Field;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;
import sun.misc.Unsafe;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Unsafe unsafe = (Unsafe) field.get(null);
            while (true) {
                unsafe.setMemory(unsafe.allocateMemory(1 << 20), 1 << 20, (byte) 1);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
