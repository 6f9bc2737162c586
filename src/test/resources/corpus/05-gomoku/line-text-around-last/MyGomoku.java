// exercise: 05
// truth: right
// mistake: none; the nine cells around the last stone in each direction are written as text, with # beyond the edge, and searched for five symbols
// player: both
// style: string programmer; StringBuilder and contains, recursion-free
// single: yes
// detail: a row of six or more contains five within the nine cells as well
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        Board empty = Board.empty(size);
        return new GomokuState(empty, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = 0;
        int o = 0;
        for (char c : state.board().toString().toCharArray()) {
            if (c == 'X') {
                x++;
            } else if (c == 'O') {
                o++;
            }
        }
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("you cannot play " + cell + " here");
        }
        Board board = Board.parse(state.board().toString());
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private static char symbol(Board board, int row, int column) {
        if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
            return '#';
        }
        return board.at(row, column).map(Player::symbol).orElse('.');
    }

    private static String around(Board board, Cell cell, int down, int right) {
        StringBuilder line = new StringBuilder();
        for (int i = -4; i <= 4; i++) {
            line.append(symbol(board, cell.row() + i * down, cell.column() + i * right));
        }
        return line.toString();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().get();
        String all = around(board, last, 0, 1) + " " + around(board, last, 1, 0) + " "
                + around(board, last, 1, 1) + " " + around(board, last, 1, -1);
        if (all.contains("XXXXX")) {
            return Optional.of(Player.X);
        }
        if (all.contains("OOOOO")) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || !state.board().toString().contains(".");
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            for (int i = 0; i < state.board().size() * state.board().size(); i++) {
                Cell cell = new Cell(i / state.board().size(), i % state.board().size());
                if (state.board().isEmpty(cell)) {
                    cells.add(cell);
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        switch (winner.get()) {
            case MAX:
                return 1;
            default:
                return -1;
        }
    }
}
