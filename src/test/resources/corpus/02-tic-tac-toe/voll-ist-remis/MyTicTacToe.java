// exercise: 02
// truth: wrong
// mistake: utility takes every full board for a tie before it looks for a winner.
// player: MAX
// style: German, an enum for how the game stands, loops over rows and columns
// single: yes
// detail: when the ninth mark makes a line of X

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private enum Stand {
        LAEUFT, REMIS, GEWONNEN
    }

    private Stand stand(Board brett) {
        if (brett.isFull()) {
            return Stand.REMIS;
        }
        return winner(brett).isPresent() ? Stand.GEWONNEN : Stand.LAEUFT;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board brett) {
        return brett.count(Player.X) == brett.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board brett, Cell feld) {
        if (!brett.isEmpty(feld)) {
            throw new IllegalArgumentException("besetzt: " + feld);
        }
        Board neu = brett.copy();
        neu.put(feld, player(brett));
        return neu;
    }

    @Override
    public Optional<Player> winner(Board brett) {
        for (Player spieler : Player.values()) {
            int haupt = 0;
            int neben = 0;
            for (int i = 0; i < 3; i++) {
                int zeile = 0;
                int spalte = 0;
                for (int j = 0; j < 3; j++) {
                    zeile += brett.has(spieler, i, j) ? 1 : 0;
                    spalte += brett.has(spieler, j, i) ? 1 : 0;
                }
                haupt += brett.has(spieler, i, i) ? 1 : 0;
                neben += brett.has(spieler, i, 2 - i) ? 1 : 0;
                if (zeile == 3 || spalte == 3) {
                    return Optional.of(spieler);
                }
            }
            if (haupt == 3 || neben == 3) {
                return Optional.of(spieler);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board brett) {
        return stand(brett) != Stand.LAEUFT;
    }

    @Override
    public List<Cell> actions(Board brett) {
        return terminal(brett) ? new ArrayList<>() : new ArrayList<>(brett.emptyCells());
    }

    @Override
    public int utility(Board brett) {
        return switch (stand(brett)) {
            case REMIS, LAEUFT -> 0;
            case GEWONNEN -> winner(brett).get() == Player.X ? 1 : -1;
        };
    }
}
