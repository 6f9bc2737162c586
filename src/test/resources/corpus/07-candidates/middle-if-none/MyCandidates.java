// exercise: 07
// truth: wrong
// mistake: candidates and ordered return the middle whenever there is no candidate, so on a full board too, where the cell is taken
// player: both
// style: looks at the whole board each time, streams
// single: yes
// detail: sometimes; only on a full board

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board = Board.empty(15);
    private int radius = 2;
    private final ArrayList<Cell> made = new ArrayList<>();

    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        made.clear();
    }

    public void make(Cell cell) {
        board.put(cell, player());
        made.add(cell);
    }

    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException();
        }
        board.clear(made.remove(made.size() - 1));
    }

    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    public Board board() {
        return board.copy();
    }

    public List<Cell> candidates() {
        List<Cell> near = board.emptyCells().stream().filter(this::isNear).collect(Collectors.toCollection(ArrayList::new));
        if (near.isEmpty()) {
            near.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return near;
    }

    private boolean isNear(Cell cell) {
        return IntStream.rangeClosed(cell.row() - radius, cell.row() + radius)
                .anyMatch(r -> IntStream.rangeClosed(cell.column() - radius, cell.column() + radius)
                        .anyMatch(c -> inside(r, c) && board.at(r, c).isPresent()));
    }

    public List<Cell> ordered() {
        List<Cell> list = candidates();
        if (list.size() > 1) {
            Player me = player();
            list.sort(Comparator.comparing(c -> rank(c, me)));
        }
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) {
            return 0;
        }
        if (makesFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int[] d : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int[] d : DIRECTIONS) {
            if (stones(cell, who, d[0], d[1]) + stones(cell, who, -d[0], -d[1]) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        for (int r = cell.row() + dr, c = cell.column() + dc; inside(r, c) && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        return n;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
