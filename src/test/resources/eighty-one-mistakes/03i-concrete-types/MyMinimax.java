import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax implements MinimaxTask<Board, Cell> {
    @Override
    public int value(Game<Board, Cell> game, Board state) {
        if (game.terminal(state)) return game.utility(state);
        boolean max = game.player(state) == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (Cell action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Override
    public Cell bestAction(Game<Board, Cell> game, Board state) {
        boolean max = game.player(state) == Player.MAX;
        Cell best = null;
        int bestValue = 0;
        for (Cell action : game.actions(state)) {
            int value = value(game, game.result(state, action));
            if (best == null || (max ? value > bestValue : value < bestValue)) {
                best = action;
                bestValue = value;
            }
        }
        return best;
    }
}
