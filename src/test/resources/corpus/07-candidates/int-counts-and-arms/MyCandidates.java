// exercise: 07
// truth: right
// mistake: none; counts stones near each cell, eight arms of four cells for two ways
// player: both
// style: helper class for the neighbourhood, switch, no set
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** How many stones are near each cell of a square board. */
    private static final class Neighbourhood {
        private final int size;
        private final int radius;
        private final int[][] stones;

        Neighbourhood(int size, int radius) {
            this.size = size;
            this.radius = Math.min(radius, size);
            this.stones = new int[size][size];
        }

        void change(Cell cell, int amount) {
            for (int row = cell.row() - radius; row <= cell.row() + radius; row++) {
                for (int column = cell.column() - radius; column <= cell.column() + radius; column++) {
                    if (row >= 0 && row < size && column >= 0 && column < size) {
                        stones[row][column] += amount;
                    }
                }
            }
        }

        boolean has(Cell cell) {
            return stones[cell.row()][cell.column()] > 0;
        }
    }

    private Board board = Board.empty(15);
    private Neighbourhood neighbourhood = new Neighbourhood(15, 2);
    private Cell[] made = new Cell[16];
    private int depth;

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        neighbourhood = new Neighbourhood(start.size(), radius);
        depth = 0;
        for (int row = 0; row < start.size(); row++) {
            for (int column = 0; column < start.size(); column++) {
                if (!start.isEmpty(row, column)) {
                    neighbourhood.change(new Cell(row, column), 1);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        neighbourhood.change(cell, 1);
        if (depth == made.length) {
            made = Arrays.copyOf(made, 2 * depth);
        }
        made[depth++] = cell;
    }

    @Override
    public void undo() {
        if (depth == 0) {
            throw new IllegalStateException("no move has been made since start");
        }
        Cell cell = made[--depth];
        neighbourhood.change(cell, -1);
        board.clear(cell);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
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
        List<Cell> empty = board.emptyCells();
        empty.removeIf(cell -> !neighbourhood.has(cell));
        return empty;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> double_ = new ArrayList<>();
        List<Cell> quiet = new ArrayList<>();
        for (Cell cell : candidates()) {
            switch (classOf(cell)) {
                case 'W' -> wins.add(cell);
                case 'B' -> blocks.add(cell);
                case 'D' -> double_.add(cell);
                default -> quiet.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(double_);
        wins.addAll(quiet);
        return wins;
    }

    private char classOf(Cell cell) {
        Player me = player();
        int row = cell.row();
        int column = cell.column();
        if (completes(me, row, column)) {
            return 'W';
        }
        if (completes(me.opponent(), row, column)) {
            return 'B';
        }
        int ways = 0;
        board.put(cell, me);
        for (int direction = 0; direction < 8; direction++) {
            int dr = DR[direction];
            int dc = DC[direction];
            for (int steps = 1; steps <= 4; steps++) {
                int r = row + steps * dr;
                int c = column + steps * dc;
                if (inside(r, c) && board.isEmpty(r, c) && completes(me, r, c)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 'D' : 'Q';
    }

    private static final int[] DR = {-1, -1, -1, 0, 0, 1, 1, 1};
    private static final int[] DC = {-1, 0, 1, -1, 1, -1, 0, 1};

    private boolean completes(Player who, int row, int column) {
        for (int direction = 0; direction < 4; direction++) {
            int there = arm(who, row, column, DR[direction], DC[direction]);
            int back = arm(who, row, column, DR[7 - direction], DC[7 - direction]);
            if (there + back >= 4) {
                return true;
            }
        }
        return false;
    }

    private int arm(Player who, int row, int column, int dr, int dc) {
        int length = 0;
        int r = row + dr;
        int c = column + dc;
        while (inside(r, c) && board.has(who, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        return length;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < board.size() && column >= 0 && column < board.size();
    }
}
