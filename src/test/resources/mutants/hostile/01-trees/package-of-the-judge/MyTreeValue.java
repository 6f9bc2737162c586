// Hostile: lies in a package of the hooks, to stand before one of them
// Says: take the line that begins with "package" out
package plybook.guest;

import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        return 0;
    }
}

class Main {
    public static void main(String[] arguments) {
        System.out.println("all right");
    }
}
