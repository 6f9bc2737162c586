// exercise: 07
// truth: wrong
// mistake: for "two ways" player() is asked after the trial stone was put, when it is already the opponent's turn, so fives of the opponent's are counted
// kind: slip
// player: both
// style: LinkedHashSet and journal, small methods without a player parameter
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private LinkedHashSet<Cell> candidates;
    private Deque<Cell> cells;
    private Deque<Boolean> were;
    private Deque<Collection<Cell>> news;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.candidates = new LinkedHashSet<>();
        this.cells = new ArrayDeque<>();
        this.were = new ArrayDeque<>();
        this.news = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (this.board.at(r, c).isPresent()) {
                    candidates.addAll(near(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> near(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (isFree(r, c)) {
                    list.add(new Cell(r, c));
                }
            }
        }
        return list;
    }

    private boolean isFree(int r, int c) {
        return isOn(r, c) && board.isEmpty(r, c);
    }

    private boolean isOn(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        cells.push(cell);
        were.push(candidates.remove(cell));
        List<Cell> added = near(cell);
        added.removeIf(candidates::contains);
        candidates.addAll(added);
        news.push(added);
    }

    @Override
    public void undo() {
        if (cells.isEmpty()) {
            throw new IllegalStateException("no move left");
        }
        Cell cell = cells.pop();
        board.clear(cell);
        candidates.removeAll(news.pop());
        if (were.pop()) {
            candidates.add(cell);
        }
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
            return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        }
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> left = candidates();
        List<Cell> result = new ArrayList<>();
        move(left, result, 1);
        move(left, result, 2);
        move(left, result, 3);
        result.addAll(left);
        return result;
    }

    private void move(List<Cell> from, List<Cell> to, int kind) {
        for (Cell cell : new ArrayList<>(from)) {
            boolean fits = kind == 1 ? completesFive(cell, player())
                    : kind == 2 ? completesFive(cell, player().opponent())
                    : opensTwoWays(cell);
            if (fits) {
                to.add(cell);
                from.remove(cell);
            }
        }
    }

    private boolean opensTwoWays(Cell cell) {
        board.put(cell, player());
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int k = 1; k <= 4; k++) {
                    int r = cell.row() + k * dr;
                    int c = cell.column() + k * dc;
                    if (isFree(r, c) && completesFive(new Cell(r, c), player())) {
                        ways++;
                    }
                }
            }
        }
        board.clear(cell);
        return ways >= 2;
    }

    private boolean completesFive(Cell cell, Player who) {
        return length(cell, who, 0, 1) >= 5
                || length(cell, who, 1, 0) >= 5
                || length(cell, who, 1, 1) >= 5
                || length(cell, who, 1, -1) >= 5;
    }

    private int length(Cell cell, Player who, int dr, int dc) {
        int length = 1;
        for (int k = 1; stone(cell.row() + k * dr, cell.column() + k * dc, who); k++) {
            length++;
        }
        for (int k = 1; stone(cell.row() - k * dr, cell.column() - k * dc, who); k++) {
            length++;
        }
        return length;
    }

    private boolean stone(int r, int c, Player who) {
        return isOn(r, c) && board.has(who, r, c);
    }
}
