// exercise: 05
// truth: wrong
// mistake: winner walks over cell numbers and checks only that a number is on the board, so a line goes on at the other edge one row further
// player: both
// style: German names, cells as numbers, steps 1, n, n+1, n-1
// single: yes
// detail: stones at the right end of a row and the left end of the next count as neighbours, likewise on diagonals

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    @Override
    public GomokuState start(int groesse) {
        return new GomokuState(Board.empty(groesse), Optional.empty());
    }

    @Override
    public Player player(GomokuState zustand) {
        Board brett = zustand.board();
        return brett.count(Player.X) == brett.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState zustand, Cell feld) {
        if (terminal(zustand)) {
            throw new IllegalArgumentException("Das Spiel ist aus");
        }
        Board neu = zustand.board().copy();
        neu.put(feld, player(zustand));
        return new GomokuState(neu, Optional.of(feld));
    }

    @Override
    public Optional<Player> winner(GomokuState zustand) {
        if (zustand.last().isEmpty()) {
            return Optional.empty();
        }
        Board brett = zustand.board();
        Cell letzter = zustand.last().get();
        Player farbe = brett.at(letzter).orElseThrow();
        int n = brett.size();
        int hier = letzter.row() * n + letzter.column();
        for (int schritt : new int[] {1, n - 1, n, n + 1}) {
            int laenge = 1;
            for (int i = hier + schritt; gehoert(brett, farbe, i); i += schritt) {
                laenge++;
            }
            for (int i = hier - schritt; gehoert(brett, farbe, i); i -= schritt) {
                laenge++;
            }
            if (laenge >= 5) {
                return Optional.of(farbe);
            }
        }
        return Optional.empty();
    }

    private boolean gehoert(Board brett, Player farbe, int nummer) {
        int n = brett.size();
        return nummer >= 0 && nummer < n * n && brett.has(farbe, nummer / n, nummer % n);
    }

    @Override
    public boolean terminal(GomokuState zustand) {
        return winner(zustand).isPresent() || zustand.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState zustand) {
        return terminal(zustand) ? List.of() : zustand.board().emptyCells();
    }

    @Override
    public int utility(GomokuState zustand) {
        Player sieger = winner(zustand).orElse(null);
        return sieger == null ? 0 : sieger == Player.X ? 1 : -1;
    }
}
