// exercise: 04
// truth: right
// mistake: none
// player: both
// style: bisection with a yes-or-no search; what is proved of each place is kept in a tree for one call
// single: yes
// detail: goes through the tree many times, but asks for no end twice in one call
import java.util.ArrayList;
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/** Is it at least x? With that question alone, and halving, every value is found. What was learnt stays in a tree of notes. */
public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
    /** What is proved of a state so far: its value lies from low to high. */
    private final class Note {
        final Game<S, A> game;
        final S state;
        List<Note> below;
        int low = -Window.MAX_VALUE;
        int high = Window.MAX_VALUE;

        Note(Game<S, A> game, S state) {
            this.game = game;
            this.state = state;
        }

        boolean reaches(int x) {
            if (low >= x) return true;
            if (high < x) return false;
            if (game.terminal(state)) {
                low = high = game.utility(state);
                return low >= x;
            }
            if (below == null) {
                below = new ArrayList<>();
                for (A a : game.actions(state)) {
                    below.add(new Note(game, game.result(state, a)));
                }
            }
            for (Note child : below) {
                child.reaches(x);
                sumUp();
                if (low >= x) return true;
                if (high < x) return false;
            }
            throw new AssertionError("all children are decided, and so is this one");
        }

        private void sumUp() {
            boolean max = game.player(state) == Player.MAX;
            var lows = below.stream().mapToInt(n -> n.low);
            var highs = below.stream().mapToInt(n -> n.high);
            low = (max ? lows.max() : lows.min()).getAsInt();
            high = (max ? highs.max() : highs.min()).getAsInt();
        }

        /** The value, or the end of the interval that it lies beyond. */
        int between(int from, int to) {
            int lo = Math.max(from, -Window.MAX_VALUE - 1);
            int hi = Math.min(to, Window.MAX_VALUE + 1);
            while (lo < hi) {
                int x = Math.floorDiv(lo + hi, 2) + 1;
                if (reaches(x)) lo = x;
                else hi = x - 1;
            }
            return lo;
        }
    }

    @Override
    public int value(Game<S, A> game, S state, int alpha, int beta) {
        return new Note(game, state).between(alpha, beta);
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        boolean max = game.player(state) == Player.MAX;
        int low = -Window.INFINITY, high = Window.INFINITY;
        A best = null;
        for (A a : game.actions(state)) {
            Note note = new Note(game, game.result(state, a));
            if (best != null && (max ? !note.reaches(low + 1) : note.reaches(high))) {
                continue;
            }
            best = a;
            int v = note.between(low, high);
            if (max) low = v;
            else high = v;
        }
        return best;
    }
}
