// exercise: 03
// truth: wrong
// mistake: the ply counter is not decreased where a single action returns early, so afterwards the root no longer recognises itself and keeps its first choice
// kind: slip
// player: both
// style: fields for the ply and the choice
// single: yes
// detail: bestAction only, where a node with one action lies below an earlier child of the root
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private int ply;
    private A choice;

    @Override
    public int value(Game<S, A> game, S state) {
        ply = 0;
        return search(game, state);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        ply = 0;
        choice = game.actions(state).get(0);
        search(game, state);
        return choice;
    }

    private int search(Game<S, A> game, S state) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        ply++;
        List<A> actions = game.actions(state);
        if (actions.size() == 1) {
            return search(game, game.result(state, actions.get(0))); // forced
        }
        boolean max = game.player(state) == Player.MAX;
        int best = 0;
        for (int i = 0; i < actions.size(); i++) {
            int value = search(game, game.result(state, actions.get(i)));
            if (i == 0 || (max ? value > best : value < best)) {
                best = value;
                if (ply == 1) {
                    choice = actions.get(i);
                }
            }
        }
        ply--;
        return best;
    }
}
