// exercise: 03
// truth: wrong
// mistake: the action of the best child is kept in a field that the calls for the children overwrite, so bestAction returns an action of a node further down
// player: both
// style: one recursive method with a field for the answer
// kind: slip
// single: yes
// detail: whenever a child that is searched later than the best one is an inner node and overwrites the field
import java.util.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private A bestMove;

    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        if (game.player(state) == Player.MAX) {
            int bestValue = -Window.INFINITY;
            for (A move : game.actions(state)) {
                int score = value(game, game.result(state, move));
                if (score > bestValue) {
                    bestValue = score;
                    bestMove = move;
                }
            }
            return bestValue;
        }
        int bestValue = Window.INFINITY;
        for (A move : game.actions(state)) {
            int score = value(game, game.result(state, move));
            if (score < bestValue) {
                bestValue = score;
                bestMove = move;
            }
        }
        return bestValue;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return bestMove;
    }
}
