// exercise: 03
// truth: wrong
// mistake: bestAction plays the first action that ends the game with a number good for the mover (above 0 for MAX, below 0 for MIN), although another may be worth more.
// player: both
// style: German names, a quick look for a won end before the search
// single: yes
// detail: when one action leads to an end with the mover's sign and another action is worth still more to the mover; never in Tic-Tac-Toe
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> spiel, S zustand) {
        return spiel.terminal(zustand) ? spiel.utility(zustand) : beste(spiel, zustand).value();
    }

    @Override
    public A bestAction(Game<S, A> spiel, S zustand) {
        return sofortGewinn(spiel, zustand).orElseGet(() -> beste(spiel, zustand).action());
    }

    private int vorzeichen(Game<S, A> spiel, S zustand) {
        return spiel.player(zustand) == Player.MAX ? 1 : -1;
    }

    private Optional<A> sofortGewinn(Game<S, A> spiel, S zustand) {
        for (A zug : spiel.actions(zustand)) {
            S danach = spiel.result(zustand, zug);
            if (spiel.terminal(danach) && vorzeichen(spiel, zustand) * spiel.utility(danach) > 0) {
                return Optional.of(zug);
            }
        }
        return Optional.empty();
    }

    private Choice<A> beste(Game<S, A> spiel, S zustand) {
        int vorzeichen = vorzeichen(spiel, zustand);
        Choice<A> beste = null;
        for (A zug : spiel.actions(zustand)) {
            int wert = value(spiel, spiel.result(zustand, zug));
            if (beste == null || vorzeichen * wert > vorzeichen * beste.value()) {
                beste = new Choice<>(zug, wert);
            }
        }
        return beste;
    }
}
