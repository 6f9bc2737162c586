// exercise: 05
// truth: wrong
// mistake: a cell becomes the number row << 4 | column, so on boards of 17 to 19 rows columns 16 to 18 are taken for columns 0 to 2
// player: both
// style: set of the player's stones as packed numbers, streams
// single: yes
// detail: sometimes; boards of 17 rows and more, lines at the right edge (false wins)
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

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
        var b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState s) {
        return s.last().flatMap(last -> {
            var who = s.board().at(last).orElseThrow();
            var mine = stonesOf(s.board(), who);
            int n = s.board().size();
            boolean five = Stream.of(new Cell(0, 1), new Cell(1, 0), new Cell(1, 1), new Cell(1, 2))
                    .anyMatch(d -> {
                        int dr = d.row(), dc = d.column() == 2 ? -1 : d.column();
                        return ray(mine, n, last, dr, dc) + ray(mine, n, last, -dr, -dc) >= 4;
                    });
            return five ? Optional.of(who) : Optional.empty();
        });
    }

    private static Set<Integer> stonesOf(Board board, Player who) {
        Set<Integer> set = new HashSet<>();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (board.has(who, r, c)) set.add(key(r, c));
        return set;
    }

    private static int key(int r, int c) {
        return r << 4 | c;
    }

    private static long ray(Set<Integer> mine, int n, Cell from, int dr, int dc) {
        return IntStream.iterate(1, i -> i + 1)
                .takeWhile(i -> {
                    int r = from.row() + i * dr, c = from.column() + i * dc;
                    return r >= 0 && c >= 0 && r < n && c < n && mine.contains(key(r, c));
                })
                .count();
    }

    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
