// exercise: 04
// truth: wrong
// mistake: when the stack of the search grows, the betas of the nodes on it are not copied and start again at infinity
// player: both
// style: without recursion, arrays as a stack that doubles
// single: yes
// detail: sometimes: missed cuts only, and only in trees deeper than 32 plies; seen: v(3 ^(CHAIN 4 9)), where CHAIN is 40 single MIN nodes above a leaf 1, asks for the 9
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static class Stack<S, A> {
        final List<S> states = new ArrayList<>();
        final List<Iterator<A>> moves = new ArrayList<>();
        boolean[] max = new boolean[32];
        int[] best = new int[32];
        int[] alpha = new int[32];
        int[] beta = new int[32];
        int top = -1;

        void push(Game<S, A> game, S state, int a, int b) {
            top++;
            if (top == best.length) {
                max = Arrays.copyOf(max, 2 * top);
                best = Arrays.copyOf(best, 2 * top);
                alpha = Arrays.copyOf(alpha, 2 * top);
                beta = new int[2 * top];
                Arrays.fill(beta, Window.INFINITY);
            }
            states.add(state);
            moves.add(game.actions(state).iterator());
            max[top] = game.player(state) == Player.MAX;
            best[top] = max[top] ? -Window.INFINITY : Window.INFINITY;
            alpha[top] = a;
            beta[top] = b;
        }

        int pop() {
            states.remove(top);
            moves.remove(top);
            return best[top--];
        }

        void tell(int value) {
            if (max[top]) {
                best[top] = Math.max(best[top], value);
                alpha[top] = Math.max(alpha[top], value);
            } else {
                best[top] = Math.min(best[top], value);
                beta[top] = Math.min(beta[top], value);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        Stack<S, A> stack = new Stack<>();
        stack.push(game, state, alpha, beta);
        while (true) {
            int top = stack.top;
            if (stack.alpha[top] < stack.beta[top] && stack.moves.get(top).hasNext()) {
                S next = game.result(stack.states.get(top), stack.moves.get(top).next());
                if (game.terminal(next)) {
                    stack.tell(game.utility(next));
                } else {
                    stack.push(game, next, stack.alpha[top], stack.beta[top]);
                }
            } else {
                int value = stack.pop();
                if (stack.top < 0) {
                    return value;
                }
                stack.tell(value);
            }
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = null;
        for (A action : game.actions(state)) {
            int v = value(game, game.result(state, action), alpha, beta);
            if (max ? v > alpha : v < beta) {
                best = action;
                alpha = max ? v : alpha;
                beta = max ? beta : v;
            }
        }
        return best;
    }
}
