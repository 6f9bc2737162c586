// exercise: 07
// truth: wrong
// mistake: at a MIN node the cutoff returns before undo is called
// player: MIN
// style: two branches with their own loops, helper evaluates a child
// kind: slip
// single: yes
// detail: as soon as a MIN node is cut: one move too many stays on the position, and what is asked afterwards is about another node

import java.util.List;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> p, int alpha, int beta) {
        if (p.terminal()) return p.utility();
        List<A> moves = p.actions();
        if (p.player() == Player.MAX) {
            int v = -Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                p.make(moves.get(i));
                v = Math.max(v, value(p, alpha, beta));
                p.undo();
                if (v >= beta) return v;
                if (v > alpha) alpha = v;
            }
            return v;
        } else {
            int v = Window.INFINITY;
            for (int i = 0; i < moves.size(); i++) {
                p.make(moves.get(i));
                v = Math.min(v, value(p, alpha, beta));
                if (v <= alpha) return v;
                p.undo();
                if (v < beta) beta = v;
            }
            return v;
        }
    }
}
