// exercise: 02
// truth: wrong
// mistake: result does not refuse a cell that is taken: it returns an unchanged copy of the board instead of throwing.
// player: both
// style: defensive, German-style helper names, Set of cells per player
// single: yes
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<Set<Cell>> gewinnlinien = new ArrayList<>();

    public MyTicTacToe() {
        Set<Cell> diagonale1 = new HashSet<>();
        Set<Cell> diagonale2 = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            Set<Cell> zeile = new HashSet<>();
            Set<Cell> spalte = new HashSet<>();
            for (int j = 0; j < 3; j++) {
                zeile.add(new Cell(i, j));
                spalte.add(new Cell(j, i));
            }
            gewinnlinien.add(zeile);
            gewinnlinien.add(spalte);
            diagonale1.add(new Cell(i, i));
            diagonale2.add(new Cell(i, 2 - i));
        }
        gewinnlinien.add(diagonale1);
        gewinnlinien.add(diagonale2);
    }

    private Set<Cell> steine(Board board, Player p) {
        Set<Cell> cells = new HashSet<>();
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (board.has(p, r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return steine(board, Player.X).size() == steine(board, Player.O).size() ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board kopie = board.copy();
        if (!board.isEmpty(cell)) {
            return kopie; // not possible, so nothing happens
        }
        kopie.put(cell, player(board));
        return kopie;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Set<Cell> x = steine(board, Player.X);
        Set<Cell> o = steine(board, Player.O);
        for (Set<Cell> linie : gewinnlinien) {
            if (x.containsAll(linie)) {
                return Optional.of(Player.X);
            }
            if (o.containsAll(linie)) {
                return Optional.of(Player.O);
            }
        }
        return Optional.empty();
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
        List<Cell> zuege = new ArrayList<>();
        if (!terminal(board)) {
            zuege.addAll(board.emptyCells());
        }
        return zuege;
    }

    @Override
    public int utility(Board board) {
        Player p = winner(board).orElse(null);
        if (p == Player.X) {
            return 1;
        } else if (p == Player.O) {
            return -1;
        } else {
            return 0;
        }
    }
}
