// exercise: 07
// truth: wrong
// mistake: whether to maximise is asked inside the loop after make, so it is the player of the child and not of the node who decides whether the larger or the smaller value is taken; where the child ends the game nobody is to move at all
// player: both
// style: one loop, alpha or beta returned
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
        int low = alpha;
        int high = beta;
        boolean max = false;
        for (A action : position.actions()) {
            position.make(action);
            max = position.player() == Player.MAX;
            int value = value(position, low, high);
            position.undo();
            if (max && value > low) {
                low = value;
            }
            if (!max && value < high) {
                high = value;
            }
            if (low >= high) {
                break;
            }
        }
        return max ? low : high;
    }
}
