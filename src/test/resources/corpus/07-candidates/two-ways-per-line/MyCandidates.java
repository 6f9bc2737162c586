// exercise: 07
// truth: wrong
// mistake: two ways within one line are only seen as an open four, so a line such as X_X(X)X_X counts as one way
// player: both
// style: set with journal, lines examined direction by direction
// single: yes
// detail: sometimes; only where one line has two different completing cells but no four stones side by side with both ends open
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Dir {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int dy;
        final int dx;

        Dir(int dy, int dx) {
            this.dy = dy;
            this.dx = dx;
        }
    }

    private record Step(Cell stone, boolean candidateBefore, Set<Cell> fresh) {}

    private Board board;
    private int radius;
    private TreeSet<Cell> open;
    private ArrayList<Step> steps;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        this.open = new TreeSet<>();
        this.steps = new ArrayList<>();
        for (int y = 0; y < given.size(); y++) {
            for (int x = 0; x < given.size(); x++) {
                if (given.at(y, x).isPresent()) {
                    open.addAll(surroundings(new Cell(y, x)));
                }
            }
        }
    }

    private Set<Cell> surroundings(Cell c) {
        Set<Cell> result = new HashSet<>();
        for (int y = c.row() - radius; y <= c.row() + radius; y++) {
            for (int x = c.column() - radius; x <= c.column() + radius; x++) {
                if (inside(y, x) && board.isEmpty(y, x)) {
                    result.add(new Cell(y, x));
                }
            }
        }
        return result;
    }

    private boolean inside(int y, int x) {
        return 0 <= y && y < board.size() && 0 <= x && x < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean before = open.remove(cell);
        Set<Cell> fresh = surroundings(cell);
        fresh.removeAll(open);
        open.addAll(fresh);
        steps.add(new Step(cell, before, fresh));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("undo without a move");
        }
        Step s = steps.remove(steps.size() - 1);
        for (Cell c : s.fresh()) {
            open.remove(c);
        }
        board.clear(s.stone());
        if (s.candidateBefore()) {
            open.add(s.stone());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> result = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell c : result) {
            rank.put(c, five(c, me) ? 0 : five(c, me.opponent()) ? 1 : twoWays(c, me) ? 2 : 3);
        }
        result.sort(Comparator.comparing(rank::get));
        return result;
    }

    private boolean five(Cell c, Player p) {
        for (Dir d : Dir.values()) {
            if (1 + run(c, p, d.dy, d.dx) + run(c, p, -d.dy, -d.dx) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell c, Player p, int dy, int dx) {
        int k = 1;
        while (inside(c.row() + k * dy, c.column() + k * dx)
                && board.has(p, c.row() + k * dy, c.column() + k * dx)) {
            k++;
        }
        return k - 1;
    }

    /** An open four, or a four in two lines at once. */
    private boolean twoWays(Cell c, Player p) {
        board.put(c, p);
        int fours = 0;
        for (Dir d : Dir.values()) {
            int forward = run(c, p, d.dy, d.dx);
            int backward = run(c, p, -d.dy, -d.dx);
            boolean ahead = empty(c, d, forward + 1);
            boolean behind = empty(c, d, -backward - 1);
            if (forward + backward + 1 == 4 && ahead && behind) {
                fours += 2;
            } else if (line(c, p, d)) {
                fours++;
            }
        }
        board.clear(c);
        return fours >= 2;
    }

    private boolean empty(Cell c, Dir d, int k) {
        int y = c.row() + k * d.dy;
        int x = c.column() + k * d.dx;
        return inside(y, x) && board.isEmpty(y, x);
    }

    /** Whether some cell of this line makes a five. */
    private boolean line(Cell c, Player p, Dir d) {
        for (int k = -4; k <= 4; k++) {
            if (empty(c, d, k)) {
                Cell e = new Cell(c.row() + k * d.dy, c.column() + k * d.dx);
                if (1 + run(e, p, d.dy, d.dx) + run(e, p, -d.dy, -d.dx) >= 5) {
                    return true;
                }
            }
        }
        return false;
    }
}
