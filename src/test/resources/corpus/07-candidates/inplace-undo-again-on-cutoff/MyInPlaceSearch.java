// exercise: 07
// truth: wrong
// mistake: the move is taken back after the recursion and once more in the branch of the cutoff, so each cut takes back a move of the parent as well (or fails with nothing to undo): the position is not as it was, what follows is wrong, and the search may run on for very long
// player: both
// style: one loop, break on cutoff
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        Player toMove = position.player();
        int best = toMove == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A move : position.actions()) {
            position.make(move);
            int score = value(position, alpha, beta);
            position.undo();
            switch (toMove) {
                case MAX -> {
                    best = Math.max(best, score);
                    alpha = Math.max(alpha, score);
                }
                case MIN -> {
                    best = Math.min(best, score);
                    beta = Math.min(beta, score);
                }
            }
            if (alpha >= beta) {
                position.undo();
                break;
            }
        }
        return best;
    }
}
