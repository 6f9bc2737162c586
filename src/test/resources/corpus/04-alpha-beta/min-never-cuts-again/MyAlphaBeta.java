// exercise: 04
// truth: wrong
// mistake: Only MAX nodes test for a cut; a MIN node looks at all its children even when its best is far below alpha.
// player: MIN
// style: Spanish names, one method with if and else, test missing in one half
// single: yes
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    @Override
    public int value(Game<S, A> juego, S estado, int alfa, int beta) {
        if (juego.terminal(estado)) {
            return juego.utility(estado);
        }
        int mejor;
        if (juego.player(estado) == Player.MAX) {
            mejor = -Window.INFINITY;
            for (A jugada : juego.actions(estado)) {
                int v = value(juego, juego.result(estado, jugada), alfa, beta);
                if (v > mejor) mejor = v;
                if (mejor > alfa) alfa = mejor;
                if (alfa >= beta) break; // poda
            }
        } else {
            mejor = Window.INFINITY;
            for (A jugada : juego.actions(estado)) {
                int v = value(juego, juego.result(estado, jugada), alfa, beta);
                if (v < mejor) mejor = v;
                if (mejor < beta) beta = mejor;
            }
        }
        return mejor;
    }

    @Override
    public A bestAction(Game<S, A> juego, S estado) {
        int alfa = -Window.INFINITY;
        int beta = Window.INFINITY;
        A mejorJugada = null;
        for (A jugada : juego.actions(estado)) {
            int v = value(juego, juego.result(estado, jugada), alfa, beta);
            if (juego.player(estado) == Player.MAX) {
                if (v > alfa) {
                    alfa = v;
                    mejorJugada = jugada;
                }
            } else if (v < beta) {
                beta = v;
                mejorJugada = jugada;
            }
        }
        return mejorJugada;
    }
}
