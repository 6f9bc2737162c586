// exercise: 03
// truth: wrong
// mistake: bestAction for MIN starts with 1,000,000 and takes only smaller values, so it returns null if every action is worth 1,000,000
// player: MIN
// style: two loops, one for each player
// single: yes
// detail: sometimes: only if every action of MIN is worth exactly 1,000,000; seen: v(1000000 1000000) gives null
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        return game.player(state) == Player.MAX ? maxValue(game, state) : minValue(game, state);
    }

    private int maxValue(Game<S, A> game, S state) {
        int v = -1000000;
        for (A a : game.actions(state)) v = Math.max(v, value(game, game.result(state, a)));
        return v;
    }

    private int minValue(Game<S, A> game, S state) {
        int v = 1000000;
        for (A a : game.actions(state)) v = Math.min(v, value(game, game.result(state, a)));
        return v;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A action = null;
        if (game.player(state) == Player.MAX) {
            int v = -1000000;
            for (A a : game.actions(state)) {
                int next = value(game, game.result(state, a));
                if (next >= v) {
                    v = next;
                    action = a;
                }
            }
        } else {
            int v = 1000000;
            for (A a : game.actions(state)) {
                int next = value(game, game.result(state, a));
                if (next < v) {
                    v = next;
                    action = a;
                }
            }
        }
        return action;
    }
}
