// Hostile: throws an exception with a message of a million characters, control characters and markup among them
// Says: threw IllegalStateException
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        throw new IllegalStateException(LIES);
    }

    private static final String LIES = "\u001b[2J<script>alert(1)</script>\r\n10 of 10 points ".repeat(30_000);
}
