// exercise: 05
// truth: wrong
// mistake: utility asks for a full board before it asks for a winner, so a five made by the very last stone of the board counts as a tie
// player: both
// style: streams over directions, utility with early return
// single: yes
// detail: sometimes; only where the stone that fills the board makes five
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int dr, int dc) {
        Step back() {
            return new Step(-dr, -dc);
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (!actions(s).contains(cell)) {
            throw new IllegalArgumentException("not allowed: " + cell);
        }
        Board copy = s.board().copy();
        copy.put(cell, player(s));
        return new GomokuState(copy, Optional.of(cell));
    }

    private static long run(Board b, Cell from, Step step, Player p) {
        return Stream.iterate(1, k -> k + 1)
                .map(k -> new int[] {from.row() + k * step.dr(), from.column() + k * step.dc()})
                .takeWhile(rc -> Math.min(rc[0], rc[1]) >= 0 && Math.max(rc[0], rc[1]) < b.size())
                .takeWhile(rc -> b.has(p, rc[0], rc[1]))
                .count();
    }

    public Optional<Player> winner(GomokuState s) {
        return s.last().flatMap(last -> s.board().at(last).filter(p -> STEPS.stream()
                .anyMatch(st -> run(s.board(), last, st, p) + run(s.board(), last, st.back(), p) >= 4)));
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        if (s.board().isFull()) {
            return 0; // tie
        }
        return winner(s).get() == Player.X ? 1 : -1;
    }
}
