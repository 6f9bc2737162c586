// exercise: 07
// truth: wrong
// mistake: undo takes away every cell near the stone that no stone touches directly, instead of those that the move has added
// player: both
// style: German names, a set of cells and a pile of cells
// single: yes
// detail: undo with radius 2 or more: cells near the stone that are also near another stone, but not beside one, are lost
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> kandidaten = new HashSet<>();
    private final Deque<Cell> verlauf = new ArrayDeque<>();

    @Override
    public void start(Board brett, int radius) {
        board = brett.copy();
        this.radius = radius;
        kandidaten.clear();
        verlauf.clear();
        for (int z = 0; z < board.size(); z++) {
            for (int s = 0; s < board.size(); s++) {
                if (!board.isEmpty(z, s)) {
                    kandidaten.addAll(umgebung(new Cell(z, s), radius));
                }
            }
        }
    }

    private List<Cell> umgebung(Cell feld, int weite) {
        List<Cell> leere = new ArrayList<>();
        for (int z = feld.row() - weite; z <= feld.row() + weite; z++) {
            for (int s = feld.column() - weite; s <= feld.column() + weite; s++) {
                if (on(z, s) && board.isEmpty(z, s)) {
                    leere.add(new Cell(z, s));
                }
            }
        }
        return leere;
    }

    private boolean hatNachbarn(Cell feld) {
        for (int z = feld.row() - 1; z <= feld.row() + 1; z++) {
            for (int s = feld.column() - 1; s <= feld.column() + 1; s++) {
                if (on(z, s) && !board.isEmpty(z, s)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell feld) {
        board.put(feld, player());
        verlauf.push(feld);
        kandidaten.remove(feld);
        kandidaten.addAll(umgebung(feld, radius));
    }

    @Override
    public void undo() {
        if (verlauf.isEmpty()) {
            throw new IllegalStateException("kein Zug");
        }
        Cell feld = verlauf.pop();
        board.clear(feld);
        for (Cell nah : umgebung(feld, radius)) {
            if (hatNachbarn(nah)) {
                kandidaten.add(nah);
            } else {
                kandidaten.remove(nah);
            }
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
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return new ArrayList<>(kandidaten);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = new ArrayList<>(candidates());
        int[][] rank = new int[board.size()][board.size()];
        for (Cell cell : cells) {
            rank[cell.row()][cell.column()] = five(cell, me) ? 0 : five(cell, me.opponent()) ? 1 : twoWays(cell, me) ? 2 : 3;
        }
        cells.sort(Comparator.comparingInt(cell -> rank[cell.row()][cell.column()]));
        return cells;
    }

    private boolean five(Cell cell, Player who) {
        for (int direction = 0; direction < 4; direction++) {
            if (run(cell, who, direction, 1) + run(cell, who, direction, -1) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int direction, int sign) {
        int down = direction == 0 ? 0 : sign;
        int right = direction == 1 ? 0 : direction == 3 ? -sign : sign;
        int length = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (on(row, column) && board.has(who, row, column)) {
            length++;
            row += down;
            column += right;
        }
        return length;
    }

    private boolean on(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    private boolean twoWays(Cell cell, Player who) {
        board.put(cell, who);
        int ways = 0;
        for (int down = -4; down <= 4; down++) {
            for (int right = -4; right <= 4; right++) {
                boolean line = down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
                int row = cell.row() + down;
                int column = cell.column() + right;
                if (line && on(row, column) && board.isEmpty(row, column) && five(new Cell(row, column), who)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2;
    }
}
