// exercise: 01
// truth: right
// mistake: none; no recursion, a stack of frames, and at each node the largest value after multiplying with +1 for MAX and -1 for MIN
// player: both
// style: explicit stack, small inner class, sign trick at each node
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Player;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    private static class Frame {
        final Tree tree;
        final int sign;
        int next = 0;
        int best = Integer.MIN_VALUE;

        Frame(Tree tree) {
            this.tree = tree;
            this.sign = tree.player() == Player.MAX ? 1 : -1;
        }

        void offer(int value) {
            if (sign * value > best) best = sign * value;
        }
    }

    @Override
    public int value(Tree root) {
        if (root.isLeaf()) return root.value();
        Deque<Frame> stack = new ArrayDeque<>();
        stack.push(new Frame(root));
        while (true) {
            Frame top = stack.peek();
            if (top.next < top.tree.children().size()) {
                Tree child = top.tree.children().get(top.next++);
                if (child.isLeaf()) top.offer(child.value());
                else stack.push(new Frame(child));
            } else {
                stack.pop();
                int value = top.sign * top.best;
                if (stack.isEmpty()) return value;
                stack.peek().offer(value);
            }
        }
    }
}
