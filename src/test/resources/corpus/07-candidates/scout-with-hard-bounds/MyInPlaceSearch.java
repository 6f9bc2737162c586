// exercise: 07
// truth: right
// mistake: none; principal variation search, hard bounds
// player: both
// style: PVS with lambdas, clamped values
// single: yes
// detail: always
import java.util.List;
import java.util.function.IntBinaryOperator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, final int alpha, final int beta) {
        if (position.terminal()) {
            return Math.max(alpha, Math.min(beta, position.utility()));
        }
        boolean max = position.player() == Player.MAX;
        int lo = alpha;
        int hi = beta;
        List<A> actions = position.actions();
        for (int i = 0; i < actions.size() && lo < hi; i++) {
            A action = actions.get(i);
            IntBinaryOperator look = (a, b) -> {
                position.make(action);
                int v = value(position, a, b);
                position.undo();
                return v;
            };
            if (i == 0) {
                int v = look.applyAsInt(lo, hi);
                lo = max ? v : lo;
                hi = max ? hi : v;
            } else if (max) {
                if (look.applyAsInt(lo, lo + 1) > lo) {
                    lo = lo + 1 == hi ? hi : look.applyAsInt(lo, hi);
                }
            } else {
                if (look.applyAsInt(hi - 1, hi) < hi) {
                    hi = hi - 1 == lo ? lo : look.applyAsInt(lo, hi);
                }
            }
        }
        return max ? lo : hi;
    }
}
