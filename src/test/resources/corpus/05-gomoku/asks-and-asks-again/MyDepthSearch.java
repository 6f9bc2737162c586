// exercise: 05
// truth: wrong
// mistake: minimax calls itself once for the comparison and again for the assignment, so that states at the horizon are evaluated many times
// player: both
// style: beginner's Java, no helper, everything written out
// single: yes
// detail: values are right; the number of repeats grows with the depth; alphaBeta and bestAction call once
import java.util.List;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        if (game.terminal(state) == true) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> moves = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                S child = game.result(state, moves.get(i));
                if (minimax(game, evaluation, child, depth - 1) > max) {
                    max = minimax(game, evaluation, child, depth - 1);
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                S child = game.result(state, moves.get(i));
                if (minimax(game, evaluation, child, depth - 1) < min) {
                    min = minimax(game, evaluation, child, depth - 1);
                }
            }
            return min;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta) {
        if (game.terminal(state) == true) {
            return game.utility(state);
        }
        if (depth == 0) {
            return evaluation.value(state);
        }
        List<A> moves = game.actions(state);
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                S child = game.result(state, moves.get(i));
                int value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                if (value > max) {
                    max = value;
                }
                if (max > alpha) {
                    alpha = max;
                }
                if (alpha >= beta) {
                    return max;
                }
            }
            return max;
        } else {
            int min = Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                S child = game.result(state, moves.get(i));
                int value = alphaBeta(game, evaluation, child, depth - 1, alpha, beta);
                if (value < min) {
                    min = value;
                }
                if (min < beta) {
                    beta = min;
                }
                if (alpha >= beta) {
                    return min;
                }
            }
            return min;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        List<A> moves = game.actions(state);
        A bestMove = null;
        if (game.player(state) == Player.MAX) {
            int max = -Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                int value = alphaBeta(game, evaluation, game.result(state, moves.get(i)), depth - 1, max, Window.INFINITY);
                if (value > max) {
                    max = value;
                    bestMove = moves.get(i);
                }
            }
        } else {
            int min = Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                int value = alphaBeta(game, evaluation, game.result(state, moves.get(i)), depth - 1, -Window.INFINITY, min);
                if (value < min) {
                    min = value;
                    bestMove = moves.get(i);
                }
            }
        }
        return bestMove;
    }
}
