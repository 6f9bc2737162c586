// exercise: 03
// truth: right
// mistake: -
// player: both
// style: no recursion, a linked list of frames on the heap, each with an iterator; the root frame keeps the action
// single: yes
// detail: never goes wrong

import java.util.Iterator;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    private static final class Frame<S, A> {
        final Frame<S, A> above;
        final S state;
        final boolean lowest;
        final Iterator<A> rest;
        A trying;
        A chosen;
        int value;

        Frame(Game<S, A> game, S state, Frame<S, A> above) {
            this.above = above;
            this.state = state;
            this.lowest = game.player(state) != Player.MAX;
            this.rest = game.actions(state).iterator();
        }

        void hears(int answer) {
            if (chosen == null || lowest ^ answer > value && answer != value) {
                chosen = trying;
                value = answer;
            }
        }
    }

    private Frame<S, A> run(Game<S, A> game, S state) {
        Frame<S, A> root = new Frame<>(game, state, null);
        for (Frame<S, A> here = root; ; ) {
            if (here.rest.hasNext()) {
                here.trying = here.rest.next();
                S next = game.result(here.state, here.trying);
                if (game.terminal(next)) {
                    here.hears(game.utility(next));
                } else {
                    here = new Frame<>(game, next, here);
                }
            } else if (here == root) {
                return root;
            } else {
                here.above.hears(here.value);
                here = here.above;
            }
        }
    }

    @Override
    public int value(Game<S, A> game, S state) {
        return game.terminal(state) ? game.utility(state) : run(game, state).value;
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        return run(game, state).chosen;
    }
}
