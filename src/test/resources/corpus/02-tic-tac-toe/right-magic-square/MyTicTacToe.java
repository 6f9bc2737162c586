// exercise: 02
// truth: right
// mistake: none; three marks on a magic square with sum 15 are a line
// player: both
// style: magic square with three nested loops over the marks
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {
        {2, 7, 6},
        {9, 5, 1},
        {4, 3, 8}
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private boolean sumsTo15(List<Integer> numbers) {
        for (int i = 0; i < numbers.size(); i++) {
            for (int j = i + 1; j < numbers.size(); j++) {
                for (int k = j + 1; k < numbers.size(); k++) {
                    if (numbers.get(i) + numbers.get(j) + numbers.get(k) == 15) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private List<Integer> numbersOf(Board board, Player p) {
        List<Integer> result = new ArrayList<>();
        for (int r = 0; r < MAGIC.length; r++) {
            for (int c = 0; c < MAGIC[r].length; c++) {
                if (board.has(p, r, c)) {
                    result.add(MAGIC[r][c]);
                }
            }
        }
        return result;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Player winner = null;
        for (Player p : Player.values()) {
            if (sumsTo15(numbersOf(board, p))) {
                winner = p;
            }
        }
        return Optional.ofNullable(winner);
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = board.emptyCells();
        if (winner(board).isPresent()) {
            free.clear();
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        int value = 0;
        if (sumsTo15(numbersOf(board, Player.X))) value++;
        if (sumsTo15(numbersOf(board, Player.O))) value--;
        return value;
    }
}
