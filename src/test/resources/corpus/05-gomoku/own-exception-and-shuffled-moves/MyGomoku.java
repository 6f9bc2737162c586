// exercise: 05
// truth: right
// mistake: none; the actions are shuffled anew at every call, moves are refused by an exception of its own, the four lines through the last stone are read as text
// player: both
// style: regular expression over the lines through the last stone, random order
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    static class IllegalMove extends RuntimeException {
        IllegalMove(String why) {
            super(why);
        }
    }

    private final Random random = new Random();

    public GomokuState start(int size) {
        String row = ".".repeat(size);
        return new GomokuState(Board.parse(String.join("/", Collections.nCopies(size, row))), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 1 ? Player.O : Player.X;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!state.board().contains(cell)) throw new IllegalMove(cell + " is not on the board");
        if (state.board().at(cell).isPresent()) throw new IllegalMove(cell + " is taken");
        if (terminal(state)) throw new IllegalMove("the game is over");
        Player mover = player(state);
        Board board = Board.empty(state.board().size());
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++) {
                Cell here = new Cell(r, c);
                state.board().at(here).ifPresent(p -> board.put(here, p));
            }
        board.put(cell, mover);
        return new GomokuState(board, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell c = state.last().get();
        String lines = Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {-1, 1})
                .map(d -> IntStream.rangeClosed(-18, 18)
                        .mapToObj(i -> symbol(state.board(), c.row() + i * d[0], c.column() + i * d[1]))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
        return lines.matches(".*XXXXX.*") ? Optional.of(Player.X) : lines.matches(".*OOOOO.*") ? Optional.of(Player.O) : Optional.empty();
    }

    private static String symbol(Board b, int r, int c) {
        if (r < 0 || c < 0 || r >= b.size() || c >= b.size()) return "#";
        return b.at(r, c).map(p -> "" + p.symbol()).orElse(".");
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        List<Cell> cells = state.board().emptyCells();
        Collections.shuffle(cells, random);
        return cells;
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
