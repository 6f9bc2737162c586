// exercise: 02
// truth: wrong
// mistake: utility says 0 for every full board before it asks for a winner.
// player: MAX
// style: German helper names, strings of lines scanned as text
// single: yes
// detail: only on full boards where X's ninth mark made a line
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        return brett.count(Player.X) == brett.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board brett, Cell feld) {
        if (!brett.contains(feld) || !brett.isEmpty(feld)) {
            throw new IllegalArgumentException("Dieses Feld geht nicht: " + feld);
        }
        Board neu = brett.copy();
        neu.put(feld, player(brett));
        return neu;
    }

    private static List<String> reihen(Board brett) {
        List<String> alle = new ArrayList<>(List.of(brett.toString().split("/")));
        String s = String.join("", alle);
        for (int i = 0; i < 3; i++) {
            alle.add("" + s.charAt(i) + s.charAt(i + 3) + s.charAt(i + 6));
        }
        alle.add("" + s.charAt(0) + s.charAt(4) + s.charAt(8));
        alle.add("" + s.charAt(2) + s.charAt(4) + s.charAt(6));
        return alle;
    }

    @Override
    public Optional<Player> winner(Board brett) {
        List<String> reihen = reihen(brett);
        return reihen.contains("XXX")
                ? Optional.of(Player.X)
                : reihen.contains("OOO") ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board brett) {
        return brett.isFull() || winner(brett).isPresent();
    }

    @Override
    public List<Cell> actions(Board brett) {
        List<Cell> frei = new ArrayList<>();
        if (!terminal(brett)) {
            frei.addAll(brett.emptyCells());
        }
        return frei;
    }

    @Override
    public int utility(Board brett) {
        if (brett.isFull()) {
            return 0;
        }
        return winner(brett).get() == Player.X ? 1 : -1;
    }
}
