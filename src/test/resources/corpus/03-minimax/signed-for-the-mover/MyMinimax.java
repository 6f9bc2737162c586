// exercise: 03
// truth: right
// mistake: none; every node maximizes its mover's sign times the value to MAX
// player: both
// style: negamax-like with a sign asked at each node
// single: yes
// detail: always right
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    private int sign(Game<S, A> game, S s) {
        return game.player(s) == Player.MAX ? +1 : -1;
    }

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int sign = sign(game, state);
        int most = Integer.MIN_VALUE;
        for (A a : game.actions(state))
            most = Math.max(most, sign * value(game, game.result(state, a)));
        return sign * most;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int sign = sign(game, state);
        int most = Integer.MIN_VALUE;
        A pick = null;
        for (A a : game.actions(state)) {
            int mine = sign * value(game, game.result(state, a));
            if (mine > most) {
                most = mine;
                pick = a;
            }
        }
        return pick;
    }
}
