// exercise: 03
// truth: wrong
// mistake: MAX's best starts at Double.MIN_VALUE, a tiny number above 0, so a MAX node whose children are all worth 0 or less has value 0 and no action (null).
// player: MAX
// style: doubles inside and a cast at the end, one helper that does the search
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    @Override
    public int value(Game<S, A> game, S state) {
        return (int) minimax(game, state);
    }

    private double minimax(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);

        boolean maximizing = game.player(state) == Player.MAX;
        double bestScore = maximizing ? Double.MIN_VALUE : Double.MAX_VALUE;
        for (A action : game.actions(state)) {
            double score = minimax(game, game.result(state, action));
            if (maximizing) bestScore = Math.max(score, bestScore);
            else bestScore = Math.min(score, bestScore);
        }
        return bestScore;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean maximizing = game.player(state) == Player.MAX;
        double bestScore = maximizing ? Double.MIN_VALUE : Double.MAX_VALUE;
        A bestMove = null;
        for (A action : game.actions(state)) {
            double score = minimax(game, game.result(state, action));
            if (maximizing ? score > bestScore : score < bestScore) {
                bestScore = score;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
