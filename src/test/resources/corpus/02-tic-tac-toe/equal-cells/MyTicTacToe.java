// exercise: 02
// truth: wrong
// mistake: winner returns the content of the first line whose three cells are equal, and that may be an empty line.
// player: both
// style: compares at() of three cells
// kind: slip
// single: yes
// detail: A line is won, but a line of three empty cells is looked at before it.
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board b) {
        if (b.count(Player.X) > b.count(Player.O)) return Player.O;
        return Player.X;
    }

    public Board result(Board b, Cell c) {
        Board neu = b.copy();
        neu.put(c, player(b));
        return neu;
    }

    public Optional<Player> winner(Board b) {
        // rows and columns
        for (int i = 0; i < 3; i++) {
            if (b.at(i, 0).equals(b.at(i, 1)) && b.at(i, 1).equals(b.at(i, 2))) return b.at(i, 0);
            if (b.at(0, i).equals(b.at(1, i)) && b.at(1, i).equals(b.at(2, i))) return b.at(0, i);
        }
        // diagonals
        if (b.at(0, 0).equals(b.at(1, 1)) && b.at(1, 1).equals(b.at(2, 2))) return b.at(1, 1);
        if (b.at(0, 2).equals(b.at(1, 1)) && b.at(1, 1).equals(b.at(2, 0))) return b.at(1, 1);
        return Optional.empty();
    }

    public boolean terminal(Board b) {
        return winner(b).isPresent() || b.isFull();
    }

    public List<Cell> actions(Board b) {
        if (terminal(b)) return List.of();
        return b.emptyCells();
    }

    public int utility(Board b) {
        Optional<Player> w = winner(b);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
