// exercise: 05
// truth: right
// mistake: none; the four lines through the last stone as strings
// player: both
// style: strings, contains
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState s) {
        return s.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell c) {
        if (terminal(s)) throw new IllegalArgumentException("game over");
        if (!s.board().contains(c) || s.board().at(c).isPresent()) throw new IllegalArgumentException("not a free cell: " + c);
        Board b = s.board().copy();
        b.put(c, player(s));
        return new GomokuState(b, Optional.of(c));
    }

    public Optional<Player> winner(GomokuState s) {
        if (!s.last().isPresent()) return Optional.empty();
        Cell c = s.last().get();
        Player who = s.board().at(c).get();
        String five = String.valueOf(who.symbol()).repeat(5);
        int r = c.row(), k = c.column();
        for (String line : List.of(line(s.board(), r, 0, 0, 1), line(s.board(), 0, k, 1, 0), line(s.board(), r - Math.min(r, k), k - Math.min(r, k), 1, 1), falling(s.board(), r + k)))
            if (line.contains(five)) return Optional.of(who);
        return Optional.empty();
    }

    private String line(Board b, int r, int c, int dr, int dc) {
        StringBuilder sb = new StringBuilder();
        for (; r < b.size() && c < b.size(); r += dr, c += dc) sb.append(b.at(r, c).map(Player::symbol).orElse('.'));
        return sb.toString();
    }

    /** the diagonal on which row + column is the same everywhere */
    private String falling(Board b, int sum) {
        StringBuilder sb = new StringBuilder();
        for (int r = 0; r < b.size(); r++) {
            int c = sum - r;
            if (c >= 0 && c < b.size()) sb.append(b.at(r, c).map(Player::symbol).orElse('.'));
        }
        return sb.toString();
    }

    public boolean terminal(GomokuState s) { return s.board().isFull() || winner(s).isPresent(); }

    public List<Cell> actions(GomokuState s) {
        List<Cell> free = new ArrayList<>();
        if (terminal(s)) return free;
        for (int r = 0; r < s.board().size(); r++)
            for (int c = 0; c < s.board().size(); c++)
                if (s.board().isEmpty(r, c)) free.add(new Cell(r, c));
        return free;
    }

    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
