// exercise: 05
// truth: wrong
// mistake: minimax evaluates every state at which it stops, also those where the game is over, and never asks for a utility
// player: both
// style: after the pseudocode of an encyclopedia, with a boolean for the maximizing player
// single: yes
// detail: minimax only; alphaBeta and bestAction are right
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.DepthSearchTask;

public class MyDepthSearch<S, A> implements DepthSearchTask<S, A> {
    @Override
    public int minimax(Game<S, A> game, Evaluation<S> evaluation, S node, int depth) {
        if (depth == 0 || game.terminal(node)) {
            return evaluation.value(node);
        }
        boolean maximizingPlayer = game.player(node) == Player.MAX;
        if (maximizingPlayer) {
            int value = -Window.INFINITY;
            for (A action : game.actions(node)) {
                S child = game.result(node, action);
                value = Math.max(value, minimax(game, evaluation, child, depth - 1));
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A action : game.actions(node)) {
                S child = game.result(node, action);
                value = Math.min(value, minimax(game, evaluation, child, depth - 1));
            }
            return value;
        }
    }

    @Override
    public int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S node, int depth, int α, int β) {
        if (game.terminal(node)) {
            return game.utility(node);
        }
        if (depth == 0) {
            return evaluation.value(node);
        }
        boolean maximizingPlayer = game.player(node) == Player.MAX;
        if (maximizingPlayer) {
            int value = -Window.INFINITY;
            for (A action : game.actions(node)) {
                S child = game.result(node, action);
                value = Math.max(value, alphaBeta(game, evaluation, child, depth - 1, α, β));
                if (value > β) {
                    break;
                }
                α = Math.max(α, value);
            }
            return value;
        } else {
            int value = Window.INFINITY;
            for (A action : game.actions(node)) {
                S child = game.result(node, action);
                value = Math.min(value, alphaBeta(game, evaluation, child, depth - 1, α, β));
                if (value < α) {
                    break;
                }
                β = Math.min(β, value);
            }
            return value;
        }
    }

    @Override
    public A bestAction(Game<S, A> game, Evaluation<S> evaluation, S node, int depth) {
        int α = -Window.INFINITY;
        int β = Window.INFINITY;
        A best = null;
        for (A action : game.actions(node)) {
            int value = alphaBeta(game, evaluation, game.result(node, action), depth - 1, α, β);
            if (game.player(node) == Player.MAX && value > α) {
                α = value;
                best = action;
            } else if (game.player(node) == Player.MIN && value < β) {
                β = value;
                best = action;
            }
        }
        return best;
    }
}
