// exercise: 07
// truth: wrong
// mistake: moves without a choice are played in a loop and taken back at the bottom of the method, but not where they lead straight to the end of the game
// kind: subtle
// player: both
// style: forced moves played in a loop with a counter, then ordinary alpha-beta
// single: yes
// detail: needs a node with a single child that leads to an end without a choice in between
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        // where there is nothing to choose there is nothing to compare
        int forced = 0;
        while (!position.terminal() && position.actions().size() == 1) {
            position.make(position.actions().get(0));
            forced++;
        }
        if (position.terminal()) {
            return position.utility();
        }
        int result = choose(position, alpha, beta);
        for (int i = 0; i < forced; i++) {
            position.undo();
        }
        return result;
    }

    private int choose(Position<A> position, int alpha, int beta) {
        Player player = position.player();
        int best = player == Player.MAX ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            int value = value(position, alpha, beta);
            position.undo();
            switch (player) {
                case MAX -> alpha = Math.max(alpha, best = Math.max(best, value));
                case MIN -> beta = Math.min(beta, best = Math.min(best, value));
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
