// exercise: 02
// truth: wrong
// mistake: winner keeps its last answer and gives it again if it is asked about the same object with as many marks as then, although the marks may stand elsewhere by now.
// player: both
// style: last question and answer in fields, bit masks
// single: yes
// detail: when a caller takes a mark off a board and puts one elsewhere on the same object between two questions, so that the number of marks is the same; with one mark more or another object it is right

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] LINES = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};

    private Board lastBoard;
    private int lastMarks;
    private Optional<Player> lastWinner = Optional.empty();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    private static int marks(Board board) {
        return board.count(Player.X) + board.count(Player.O);
    }

    @Override
    public Player player(Board board) {
        return marks(board) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    /** terminal, actions and utility all ask for the winner of one board, so the last answer is kept. */
    @Override
    public Optional<Player> winner(Board board) {
        int marks = marks(board);
        if (board == lastBoard && marks == lastMarks) { // the caller may have put a mark on it
            return lastWinner;
        }
        lastBoard = board;
        lastMarks = marks;
        lastWinner = hasLine(board, Player.X)
                ? Optional.of(Player.X)
                : hasLine(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
        return lastWinner;
    }

    private static boolean hasLine(Board board, Player player) {
        int mask = 0;
        for (int i = 0; i < 9; i++) {
            if (board.has(player, i / 3, i % 3)) {
                mask |= 1 << i;
            }
        }
        for (int line : LINES) {
            if ((mask & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || marks(board) == 9;
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> who = winner(board);
        return who.isEmpty() ? 0 : who.get() == Player.X ? 1 : -1;
    }
}
