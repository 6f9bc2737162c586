// exercise: 07
// truth: wrong
// mistake: the cells that would complete a five after a move are looked for among the candidates from before the move; with radius 1 the far end of an open four is none of them yet, so the open four is not seen
// kind: subtle
// player: both
// style: journal with records, candidates in a TreeSet, sorted by rank
// single: yes
// detail: only with radius 1
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Move(Cell cell, boolean was, List<Cell> fresh) {}

    private record Ranked(Cell cell, int rank) {}

    private Board board;
    private int radius;
    private final TreeSet<Cell> near = new TreeSet<>();
    private final ArrayDeque<Move> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near.clear();
        moves.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    spread(new Cell(row, column));
                }
            }
        }
    }

    private List<Cell> spread(Cell stone) {
        List<Cell> fresh = new ArrayList<>();
        for (int row = stone.row() - radius; row <= stone.row() + radius; row++) {
            for (int column = stone.column() - radius; column <= stone.column() + radius; column++) {
                if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
                    continue;
                }
                Cell cell = new Cell(row, column);
                if (board.isEmpty(cell) && near.add(cell)) {
                    fresh.add(cell);
                }
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = near.remove(cell);
        moves.push(new Move(cell, was, spread(cell)));
    }

    @Override
    public void undo() {
        Move move = moves.peek();
        if (move == null) {
            throw new IllegalStateException("there is no move to take back");
        }
        moves.pop();
        board.clear(move.cell());
        near.removeAll(new HashSet<>(move.fresh()));
        if (move.was()) {
            near.add(move.cell());
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
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
        return new ArrayList<>(near);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        List<Ranked> ranked = new ArrayList<>();
        for (Cell cell : cells) {
            ranked.add(new Ranked(cell, rank(cell, cells)));
        }
        ranked.sort(Comparator.comparing(Ranked::rank));
        List<Cell> result = new ArrayList<>();
        for (Ranked each : ranked) {
            result.add(each.cell());
        }
        return result;
    }

    private int rank(Cell cell, List<Cell> cells) {
        Player me = player();
        if (wouldBeFive(cell, me)) {
            return 1;
        }
        if (wouldBeFive(cell, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int ways = 0;
        for (Cell next : cells) {
            if (!next.equals(cell) && wouldBeFive(next, me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways >= 2 ? 3 : 4;
    }

    private boolean wouldBeFive(Cell cell, Player p) {
        int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (int[] step : steps) {
            int length = 1;
            for (int sign : new int[] {1, -1}) {
                int row = cell.row();
                int column = cell.column();
                while (true) {
                    row += sign * step[0];
                    column += sign * step[1];
                    if (row < 0 || column < 0 || row >= board.size() || column >= board.size() || !board.has(p, row, column)) {
                        break;
                    }
                    length++;
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
