// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a line with each other and returns what is there at the first line of equals, so three empty cells end the search with nobody
// player: both
// style: German names, three loops, Optional
// kind: slip
// single: yes
// detail: a won board with an empty line that is looked at before the line that wins
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board brett) {
        return brett.count(Player.X) > brett.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board brett, Cell feld) {
        Board neu = brett.copy();
        neu.put(feld, player(brett));
        return neu;
    }

    private boolean gleich(Optional<Player> a, Optional<Player> b, Optional<Player> c) {
        return a.equals(b) && b.equals(c);
    }

    @Override
    public Optional<Player> winner(Board brett) {
        for (int zeile = 0; zeile < 3; zeile++) {
            if (gleich(brett.at(zeile, 0), brett.at(zeile, 1), brett.at(zeile, 2))) {
                return brett.at(zeile, 0);
            }
        }
        for (int spalte = 0; spalte < 3; spalte++) {
            if (gleich(brett.at(0, spalte), brett.at(1, spalte), brett.at(2, spalte))) {
                return brett.at(0, spalte);
            }
        }
        if (gleich(brett.at(0, 0), brett.at(1, 1), brett.at(2, 2)) || gleich(brett.at(0, 2), brett.at(1, 1), brett.at(2, 0))) {
            return brett.at(1, 1);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board brett) {
        return brett.isFull() || winner(brett).isPresent();
    }

    @Override
    public List<Cell> actions(Board brett) {
        return terminal(brett) ? new ArrayList<>() : brett.emptyCells();
    }

    @Override
    public int utility(Board brett) {
        Optional<Player> sieger = winner(brett);
        if (sieger.isEmpty()) {
            return 0;
        }
        return sieger.get() == Player.X ? 1 : -1;
    }
}
