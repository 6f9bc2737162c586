// exercise: 07
// truth: right
// mistake: none; negamax that turns the window only where the side to move changes
// player: both
// style: negamax with a sign from player(), records for the result
// single: yes
// detail: always
import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {

    private record View(int sign, int low, int high) {
        static View of(Player player, int alpha, int beta) {
            return player == Player.MAX ? new View(1, alpha, beta) : new View(-1, -beta, -alpha);
        }

        View atLeast(int value) {
            return value > low ? new View(sign, value, high) : this;
        }

        int alpha() {
            return sign > 0 ? low : -high;
        }

        int beta() {
            return sign > 0 ? high : -low;
        }
    }

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        View view = View.of(position.player(), alpha, beta);
        int best = -Window.INFINITY;
        List<A> actions = List.copyOf(position.actions());
        for (int i = 0; i < actions.size() && view.low() < view.high(); i++) {
            position.make(actions.get(i));
            int mine = view.sign() * value(position, view.alpha(), view.beta());
            position.undo();
            best = Math.max(best, mine);
            view = view.atLeast(best);
        }
        return view.sign() * best;
    }
}
