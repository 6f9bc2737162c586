// exercise: 08
// truth: wrong
// mistake: always looks exactly two plies ahead and returns: the time is not used, wins in five and seven plies are not found, and the player who looks two plies ahead is not beaten
// player: both
// style: beginner, nested loops
// single: yes
// detail: where the two plies are not finished in time it also returns the best so far
import plybook.game.Player;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        A bestMove = position.actions().get(0);
        boolean max = position.player() == Player.MAX;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (A action : position.actions()) {
            if (clock.isUp()) {
                return bestMove;
            }
            position.make(action);
            int value;
            if (position.terminal()) {
                value = position.utility();
                if (max ? value > 0 : value < 0) {
                    return action; // wins at once
                }
            } else {
                value = max ? Integer.MAX_VALUE : Integer.MIN_VALUE;
                for (A answer : position.actions()) {
                    position.make(answer);
                    int v = position.terminal() ? position.utility() : position.evaluation();
                    position.undo();
                    value = max ? Math.min(value, v) : Math.max(value, v);
                }
            }
            position.undo();
            if (max ? value > best : value < best) {
                best = value;
                bestMove = action;
            }
        }
        return bestMove;
    }
}
