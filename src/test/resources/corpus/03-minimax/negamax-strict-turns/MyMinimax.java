// exercise: 03
// truth: wrong
// mistake: Negamax with an alternating sign: the value of the child is negated at every ply even where the same player moves again.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.MinimaxTask;

/** Negamax: un solo método, el signo cambia en cada nivel. */
public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        if (game.terminal(state)) return game.utility(state);
        int signo = game.player(state) == Player.MAX ? 1 : -1;
        return signo * negamax(game, state, signo);
    }

    private int negamax(Game<S, A> game, S state, int signo) {
        if (game.terminal(state)) return signo * game.utility(state);
        int mejor = -Window.INFINITY;
        for (A accion : game.actions(state)) {
            mejor = Math.max(mejor, -negamax(game, game.result(state, accion), -signo));
        }
        return mejor;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        int signo = game.player(state) == Player.MAX ? 1 : -1;
        A mejorAccion = null;
        int mejor = -Window.INFINITY;
        for (A accion : game.actions(state)) {
            int v = signo * value(game, game.result(state, accion));
            if (v > mejor) {
                mejor = v;
                mejorAccion = accion;
            }
        }
        return mejorAccion;
    }
}
