// exercise: 07
// truth: wrong
// mistake: forced moves are played in a loop, and if the line ends the game the method returns without taking them back
// player: both
// style: loop through nodes with one action
// single: yes
// detail: sometimes: only where a line of single moves ends the game
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;
import java.util.*;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        int forced = 0;
        List<A> moves = position.actions();
        while (moves.size() == 1) {
            position.make(moves.get(0));
            forced++;
            moves = position.actions();
        }
        if (moves.isEmpty()) {
            return position.utility();
        }
        int best = position.player() == Player.MAX ? best(position, moves, alpha, beta) : worst(position, moves, alpha, beta);
        while (forced-- > 0) {
            position.undo();
        }
        return best;
    }

    private int best(Position<A> position, List<A> moves, int alpha, int beta) {
        int top = -Window.INFINITY;
        for (int i = 0; i < moves.size() && top < beta; i++) {
            position.make(moves.get(i));
            top = Math.max(top, value(position, Math.max(alpha, top), beta));
            position.undo();
        }
        return top;
    }

    private int worst(Position<A> position, List<A> moves, int alpha, int beta) {
        int low = Window.INFINITY;
        for (int i = 0; i < moves.size() && low > alpha; i++) {
            position.make(moves.get(i));
            low = Math.min(low, value(position, alpha, Math.min(beta, low)));
            position.undo();
        }
        return low;
    }
}
