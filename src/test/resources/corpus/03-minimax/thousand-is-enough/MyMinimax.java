// exercise: 03
// truth: wrong
// mistake: the best value starts at -1000 or 1000, which real values go beyond
// player: both
// style: constants, ported from C
// single: yes
// detail: sometimes; all values of a MAX node below -1000 or of a MIN node above 1000
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final int MAX_SCORE = 1000;
    private static final int MIN_SCORE = -1000;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);

        int bestScore = game.player(state) == Player.MAX ? MIN_SCORE : MAX_SCORE;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move));
            if (game.player(state) == Player.MAX) {
                bestScore = score > bestScore ? score : bestScore;
            } else {
                bestScore = score < bestScore ? score : bestScore;
            }
        }
        return bestScore;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        A bestMove = game.actions(state).get(0);
        int bestScore = value(game, game.result(state, bestMove));
        for (A move : game.actions(state).subList(1, game.actions(state).size())) {
            int score = value(game, game.result(state, move));
            if (game.player(state) == Player.MAX && score > bestScore
                    || game.player(state) == Player.MIN && score < bestScore) {
                bestScore = score;
                bestMove = move;
            }
        }
        return bestMove;
    }
}
