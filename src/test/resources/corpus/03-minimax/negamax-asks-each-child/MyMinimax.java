// exercise: 03
// truth: right
// mistake: none; negamax that turns the sign only where the player changes
// player: both
// style: negamax with a sign
// single: yes
// detail: none
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int WORST = -1_000_001;

    @Override
    public int value(Game<S, A> game, S state) {
        return seenBy(+1, game, state);
    }

    private int seenBy(int side, Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return side * game.utility(state);
        }
        int mover = game.player(state) == Player.MAX ? +1 : -1;
        int best = WORST;
        for (A action : game.actions(state)) {
            best = Math.max(best, seenBy(mover, game, game.result(state, action)));
        }
        return side == mover ? best : -best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int mover = game.player(state) == Player.MAX ? +1 : -1;
        int best = WORST;
        A answer = null;
        for (A action : game.actions(state)) {
            int v = seenBy(mover, game, game.result(state, action));
            if (v >= best) {
                best = v;
                answer = action;
            }
        }
        return answer;
    }
}
