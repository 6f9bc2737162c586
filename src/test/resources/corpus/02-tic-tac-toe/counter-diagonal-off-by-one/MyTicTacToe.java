// exercise: 02
// truth: wrong
// mistake: on the counter-diagonal only two of the three cells are compared (the loop starts at 1), so the centre and the lower left corner already win
// player: both
// style: counting in loops
// single: yes
// detail: terminal, actions and utility inherit it
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        newBoard.put(cell, player(board));
        return newBoard;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (won(board, Player.X)) return Optional.of(Player.X);
        if (won(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    private boolean won(Board board, Player player) {
        for (int i = 0; i < N; i++) {
            int inRow = 0;
            int inColumn = 0;
            for (int j = 0; j < N; j++) {
                if (board.has(player, i, j)) inRow++;
                if (board.has(player, j, i)) inColumn++;
            }
            if (inRow == N || inColumn == N) return true;
        }
        boolean main = true;
        for (int i = 0; i < N; i++) {
            main = main && board.has(player, i, i);
        }
        boolean counter = true;
        for (int i = 1; i < N; i++) {
            counter = counter && board.has(player, i, N - i - 1);
        }
        return main || counter;
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) {
            return true;
        }
        return board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            for (int row = 0; row < N; row++) {
                for (int col = 0; col < N; col++) {
                    Cell c = new Cell(row, col);
                    if (board.isEmpty(c)) list.add(c);
                }
            }
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        if (won(board, Player.X)) return 1;
        if (won(board, Player.O)) return -1;
        return 0;
    }
}
