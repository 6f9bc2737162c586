// exercise: 04
// truth: right
// mistake: -
// player: both
// style: a machine with an explicit stack of int arrays, no recursion; value and bestAction are one run
// single: yes
// detail: never goes wrong

import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    private static final int BEST = 0;
    private static final int ALPHA = 1;
    private static final int BETA = 2;

    private record Level<S, A>(S state, boolean max, Iterator<A> todo, int[] reg, List<A> chosen) {}

    private Level<S, A> enter(Game<S, A> game, S state, int alpha, int beta) {
        boolean max = game.player(state) == Player.MAX;
        int worst = max ? -Window.INFINITY : Window.INFINITY;
        return new Level<>(state, max, game.actions(state).iterator(), new int[] {worst, alpha, beta}, new ArrayList<>(1));
    }

    private Level<S, A> run(Game<S, A> game, S start, int alpha, int beta) {
        List<Level<S, A>> stack = new ArrayList<>();
        List<A> trail = new ArrayList<>();
        stack.add(enter(game, start, alpha, beta));
        while (true) {
            Level<S, A> top = stack.get(stack.size() - 1);
            int answer;
            if (top.reg[ALPHA] < top.reg[BETA] && top.todo.hasNext()) {
                A action = top.todo.next();
                trail.add(action);
                S next = game.result(top.state, action);
                if (!game.terminal(next)) {
                    stack.add(enter(game, next, top.reg[ALPHA], top.reg[BETA]));
                    continue;
                }
                answer = game.utility(next);
            } else {
                stack.remove(stack.size() - 1);
                if (stack.isEmpty()) {
                    return top;
                }
                answer = top.reg[BEST];
                top = stack.get(stack.size() - 1);
            }
            A from = trail.remove(trail.size() - 1);
            int bound = top.max ? ALPHA : BETA;
            if (top.max ? answer > top.reg[BEST] : answer < top.reg[BEST]) {
                top.reg[BEST] = answer;
                top.reg[bound] = top.max ? Math.max(top.reg[bound], answer) : Math.min(top.reg[bound], answer);
                top.chosen.clear();
                top.chosen.add(from);
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return game.terminal(state) ? game.utility(state) : run(game, state, alpha, beta).reg[BEST];
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state, -Window.INFINITY, Window.INFINITY).chosen.get(0);
    }
}
