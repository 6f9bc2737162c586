// exercise: 07
// truth: wrong
// mistake: MAX narrows with the value of the last action instead of the best one, so alpha can fall again
// player: MAX
// style: one method, switch on the player
// single: yes
// detail: values stay right, leaves below an alpha that has fallen are asked for although they cannot matter
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> game, int lower, int upper) {
        if (game.terminal()) {
            return game.utility();
        }
        switch (game.player()) {
            case MAX -> {
                int result = -Window.INFINITY;
                int alpha = lower;
                for (A move : game.actions()) {
                    game.make(move);
                    int v = value(game, alpha, upper);
                    game.undo();
                    result = Math.max(result, v);
                    if (result >= upper) return result;
                    alpha = Math.max(lower, v);
                }
                return result;
            }
            default -> {
                int result = Window.INFINITY;
                int beta = upper;
                for (A move : game.actions()) {
                    game.make(move);
                    int v = value(game, lower, beta);
                    game.undo();
                    result = Math.min(result, v);
                    if (result <= lower) return result;
                    beta = Math.min(beta, result);
                }
                return result;
            }
        }
    }
}
