// exercise: 07
// truth: wrong
// mistake: the candidates of before the move are kept in one field instead of on a stack, so a second undo in a row puts back the set of one move only
// player: both
// style: whole set copied before each move
// single: yes
// detail: always with two undos in a row
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> current = new HashSet<>();
    private Set<Cell> previous = new HashSet<>();
    private List<Cell> moves = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves = new ArrayList<>();
        current = new HashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (board.at(row, col).isPresent()) {
                    addNear(row, col);
                }
            }
        }
        previous = new HashSet<>(current);
    }

    private void addNear(int row, int col) {
        for (int r = Math.max(0, row - radius); r < Math.min(board.size(), row + radius + 1); r++) {
            for (int c = Math.max(0, col - radius); c < Math.min(board.size(), col + radius + 1); c++) {
                if (board.isEmpty(r, c)) {
                    current.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
        previous = new HashSet<>(current);
        current.remove(cell);
        addNear(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (moves.size() == 0) {
            throw new IllegalStateException("cannot undo");
        }
        Cell last = moves.remove(moves.size() - 1);
        board.clear(last);
        current = new HashSet<>(previous);
    }

    @Override
    public Player player() {
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        } else {
            return Player.X;
        }
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
        return new ArrayList<>(current);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        list.sort((a, b) -> score(b) - score(a));
        return list;
    }

    private int score(Cell cell) {
        Player me = player();
        if (fiveAt(cell, me)) {
            return 300;
        }
        if (fiveAt(cell, me.opponent())) {
            return 200;
        }
        board.put(cell, me);
        int n = 0;
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.isEmpty(r, c) && fiveAt(new Cell(r, c), me)) {
                    n++;
                }
            }
        }
        board.clear(cell);
        return n >= 2 ? 100 : 0;
    }

    private boolean fiveAt(Cell cell, Player who) {
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if ((dr != 0 || dc != 0) && 1 + walk(cell, who, dr, dc) + walk(cell, who, -dr, -dc) >= 5) {
                    return true;
                }
            }
        }
        return false;
    }

    private int walk(Cell cell, Player who, int dr, int dc) {
        int r = cell.row();
        int c = cell.column();
        int steps = 0;
        while (true) {
            r += dr;
            c += dc;
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                return steps;
            }
            if (!board.has(who, r, c)) {
                return steps;
            }
            steps++;
        }
    }
}
