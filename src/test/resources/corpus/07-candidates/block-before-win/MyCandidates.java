// exercise: 07
// truth: wrong
// mistake: ordered puts the cells that block the opponent's five before the cells that win
// player: both
// style: looks at the whole board each time
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Simple: the board is searched each time. */
public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private List<Cell> made = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.made = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.add(cell);
    }

    @Override
    public void undo() {
        if (made.size() == 0) {
            throw new IllegalStateException("nothing was made");
        }
        board.clear(made.remove(made.size() - 1));
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return board.emptyCells().stream().filter(this::isNear).collect(Collectors.toList());
    }

    private boolean isNear(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (stone(r, c) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Who has a stone there; null for an empty cell and outside. */
    private Player stone(int r, int c) {
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
            return null;
        }
        return board.at(r, c).orElse(null);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> rest = new ArrayList<>(candidates());
        List<Cell> result = new ArrayList<>();
        // safety first
        move(rest, result, c -> makesFive(c, me.opponent()));
        move(rest, result, c -> makesFive(c, me));
        move(rest, result, c -> {
            board.put(c, me);
            int ways = 0;
            for (Cell e : board.emptyCells()) {
                if (makesFive(e, me)) ways++;
            }
            board.clear(c);
            return ways >= 2;
        });
        result.addAll(rest);
        return result;
    }

    private void move(List<Cell> from, List<Cell> to, Predicate<Cell> which) {
        List<Cell> found = from.stream().filter(which).toList();
        to.addAll(found);
        from.removeAll(found);
    }

    private boolean makesFive(Cell cell, Player p) {
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) continue;
                int n = 1;
                for (int k = 1; stone(cell.row() + k * dr, cell.column() + k * dc) == p; k++) n++;
                for (int k = 1; stone(cell.row() - k * dr, cell.column() - k * dc) == p; k++) n++;
                if (n >= 5) return true;
            }
        }
        return false;
    }
}
