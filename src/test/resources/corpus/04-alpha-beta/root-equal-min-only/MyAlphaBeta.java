// exercise: 04
// truth: wrong
// mistake: In bestAction MIN accepts a child with v <= beta, so a child that was cut with a bound equal to the best replaces a better one; MAX is strict.
// player: both
// style: as its author writes
// single: yes
// detail: effect: action
import plybook.game.*;
import plybook.task.AlphaBetaTask;

/**
 * Alfa-beta, dos métodos y una clase auxiliar.
 */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {

    @Override
    public int value(Game<S, A> juego, S estado, int alfa, int beta) {
        if (juego.terminal(estado)) {
            return juego.utility(estado);
        }
        if (juego.player(estado) == Player.MAX) {
            int mejor = -Window.INFINITY;
            for (A accion : juego.actions(estado)) {
                int v = value(juego, juego.result(estado, accion), alfa, beta);
                mejor = Math.max(mejor, v);
                if (mejor >= beta) return mejor; // poda
                alfa = Math.max(alfa, mejor);
            }
            return mejor;
        }
        int peor = Window.INFINITY;
        for (A accion : juego.actions(estado)) {
            int v = value(juego, juego.result(estado, accion), alfa, beta);
            peor = Math.min(peor, v);
            if (peor <= alfa) return peor; // poda
            beta = Math.min(beta, peor);
        }
        return peor;
    }

    @Override
    public A bestAction(Game<S, A> juego, S estado) {
        int alfa = -Window.INFINITY;
        int beta = Window.INFINITY;
        A elegida = null;
        boolean max = juego.player(estado) == Player.MAX;
        for (A accion : juego.actions(estado)) {
            int v = value(juego, juego.result(estado, accion), alfa, beta);
            if (max && v > alfa) {
                alfa = v;
                elegida = accion;
            } else if (!max && v <= beta) {
                beta = v;
                elegida = accion;
            }
        }
        return elegida;
    }
}
