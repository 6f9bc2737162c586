// exercise: 07
// truth: wrong
// mistake: The third kind of ordered is only an unbroken four with both ends empty; double fours (two lines with one completing cell each) and fours with a gap that can be completed on two cells are sorted among all others.
// player: both
// style: Threat enum, EnumMap of lists, run and open ends counted together
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Threat { WIN, BLOCK, OPEN_FOUR, NOTHING }

    private record Step(Cell cell, boolean candidateBefore, Set<Cell> added) {}

    private Board board;
    private int radius;
    private final Set<Cell> candidates = new LinkedHashSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        candidates.clear();
        steps.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    spread(row, column);
                }
            }
        }
    }

    private Set<Cell> spread(int row, int column) {
        Set<Cell> added = new LinkedHashSet<>();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    Cell cell = new Cell(r, c);
                    if (candidates.add(cell)) {
                        added.add(cell);
                    }
                }
            }
        }
        return added;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean before = candidates.remove(cell);
        steps.push(new Step(cell, before, spread(cell.row(), cell.column())));
    }

    @Override
    public void undo() {
        Step step = steps.poll();
        if (step == null) {
            throw new IllegalStateException("no move to undo");
        }
        board.clear(step.cell());
        candidates.removeAll(step.added());
        if (step.candidateBefore()) {
            candidates.add(step.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
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
        Map<Threat, List<Cell>> groups = new EnumMap<>(Threat.class);
        for (Threat t : Threat.values()) {
            groups.put(t, new ArrayList<>());
        }
        for (Cell cell : candidates()) {
            groups.get(threat(cell)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private Threat threat(Cell cell) {
        Player me = player();
        if (makesFive(cell, me)) {
            return Threat.WIN;
        }
        if (makesFive(cell, me.opponent())) {
            return Threat.BLOCK;
        }
        return makesOpenFour(cell, me) ? Threat.OPEN_FOUR : Threat.NOTHING;
    }

    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private boolean makesFive(Cell cell, Player p) {
        for (int[] d : DIRS) {
            if (1 + stones(cell, p, d[0], d[1]) + stones(cell, p, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean makesOpenFour(Cell cell, Player p) {
        for (int[] d : DIRS) {
            int ahead = stones(cell, p, d[0], d[1]);
            int behind = stones(cell, p, -d[0], -d[1]);
            if (1 + ahead + behind == 4
                    && free(cell.row() + (ahead + 1) * d[0], cell.column() + (ahead + 1) * d[1])
                    && free(cell.row() - (behind + 1) * d[0], cell.column() - (behind + 1) * d[1])) {
                return true;
            }
        }
        return false;
    }

    private boolean free(int r, int c) {
        return inside(r, c) && board.isEmpty(r, c);
    }

    private int stones(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (inside(r, c) && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
