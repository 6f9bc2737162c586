// exercise: 03
// truth: wrong
// mistake: at a MIN node the value of a child is asked once to compare and again to keep it
// player: MIN
// style: two mutually recursive methods maxValue and minValue
// kind: slip
// single: yes
// detail: every MIN node: the leaves below its first child are looked at twice
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Choice;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private Game<S, A> game;

    @Override
    public int value(Game<S, A> game, S state) {
        this.game = game;
        return valueOf(state);
    }

    private int valueOf(S s) {
        if (game.terminal(s)) {
            return game.utility(s);
        }
        return game.player(s) == Player.MAX ? maxValue(s) : minValue(s);
    }

    private int maxValue(S s) {
        int best = -Window.INFINITY;
        for (A a : game.actions(s)) {
            best = Math.max(best, valueOf(game.result(s, a)));
        }
        return best;
    }

    private int minValue(S s) {
        int best = Window.INFINITY;
        for (A a : game.actions(s)) {
            if (valueOf(game.result(s, a)) < best) {
                best = valueOf(game.result(s, a));
            }
        }
        return best;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        this.game = game;
        boolean max = game.player(state) == Player.MAX;
        A bestAction = null;
        int best = 0;
        for (A a : game.actions(state)) {
            int v = valueOf(game.result(state, a));
            if (bestAction == null || (max ? v > best : v < best)) {
                best = v;
                bestAction = a;
            }
        }
        return bestAction;
    }
}
