// exercise: 07
// truth: right
// mistake: none; negamax that looks who moves next, and children are left where they are until the parent rewinds to its mark
// player: both
// style: negamax with signs, counter of open moves, fail-hard, rewinding late
// single: yes
// detail: always
import plybook.game.Player;
import plybook.game.Position;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Tape tape = new Tape(position);
        try {
            if (position.terminal()) return position.utility();
            int sign = tape.sign();
            return sign > 0 ? tape.dig(alpha, beta) : -tape.dig(-beta, -alpha);
        } finally {
            tape.rewind(0);
        }
    }

    private class Tape {
        private final Position<A> p;
        private int length;

        Tape(Position<A> p) {
            this.p = p;
        }

        int sign() {
            return p.player() == Player.MAX ? +1 : -1;
        }

        void play(A a) {
            p.make(a);
            length++;
        }

        void rewind(int mark) {
            for (; length > mark; length--) p.undo();
        }

        /** For the side to move; leaves the position somewhere below. */
        int dig(int lower, int upper) {
            final int mine = sign();
            final int mark = length;
            for (A a : p.actions()) {
                rewind(mark);
                play(a);
                int v;
                if (p.terminal()) v = mine * p.utility();
                else if (sign() == mine) v = dig(lower, upper);
                else v = -dig(-upper, -lower);
                if (v >= upper) return upper;
                if (v > lower) lower = v;
            }
            return lower;
        }
    }
}
