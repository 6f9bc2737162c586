package plybook.workbook;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.search.AlphaBeta;
import plybook.tictactoe.TicTacToe;
import plybook.workbook.Human.Left;

/** Tic-Tac-Toe against the computer, as text: lines are read and lines are written, wherever that may be. */
public final class Play {
    private static final TicTacToe ENGINE = new TicTacToe();
    private static final Pattern TWO_NUMBERS = Pattern.compile("\\(?\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*\\)?");
    private final Human human;
    private final Consumer<String> out;
    private BoardGame rules;
    private final Computer computer;

    /** Chooses for the computer. */
    public interface Computer {
        /** A cell to play on a board that is not terminal by the rules of the game. */
        Cell choose(Board board);
    }

    /**
     * A game against the engine.
     *
     * @param out takes a line, or several, without the last line end
     */
    public Play(BufferedReader in, Consumer<String> out) {
        this(in, out, ENGINE, Play::best);
    }

    /**
     * A game with somebody's rules against the engine.
     *
     * @param out takes a line, or several, without the last line end
     */
    public Play(BufferedReader in, Consumer<String> out, BoardGame rules) {
        this(in, out, rules, Play::best);
    }

    /**
     * A game with somebody's rules and somebody's computer. Where one of them fails, its message is shown and the engine goes on.
     *
     * @param out takes a line, or several, without the last line end
     */
    public Play(BufferedReader in, Consumer<String> out, BoardGame rules, Computer computer) {
        this.human = new Human(in, out);
        this.out = out;
        this.rules = rules;
        this.computer = computer;
    }

    /** Plays until somebody leaves, by q or by the end of the input. Where nobody can type, as in a notebook that is run as a whole, it says so. */
    public void run() {
        out.accept("Tic-Tac-Toe against the computer. X begins. q leaves.");
        try {
            Player side = human.chooseSide();
            while (true) {
                game(side);
                side = human.again();
            }
        } catch (Left e) {
            out.accept("Goodbye.");
        } catch (IOException e) {
            out.accept(
                    "Nobody can type here, so there is no game. Run the cell in JupyterLab, or ./plybook play in a terminal.");
        }
    }

    private void game(Player side) throws Left {
        Board board = ENGINE.initialState();
        boolean begun = false;
        while (true) {
            try {
                if (!begun) {
                    board = rules.initialState();
                    begun = true;
                }
                if (rules.terminal(board)) {
                    out.accept(drawn(board));
                    out.accept("Game Over: "
                            + rules.winner(board)
                                    .map(winner -> winner.symbol() + " wins.")
                                    .orElse("Tie."));
                    return;
                }
                Player next = rules.player(board);
                if (next == side) {
                    out.accept(drawn(board));
                    board = rules.result(board, ask(board, side));
                } else {
                    out.accept("Computer thinking…");
                    Cell cell = think(board);
                    out.accept("Computer plays " + next.symbol() + " at " + cell.row() + "," + cell.column() + ".");
                    board = rules.result(board, cell);
                }
            } catch (RuntimeException e) {
                if (rules == ENGINE) {
                    throw e;
                }
                out.accept(message(e) + "\nThe engine's rules go on from here.");
                rules = ENGINE;
                board = sound(board) ? board : ENGINE.initialState();
                begun = true;
            }
        }
    }

    private Cell think(Board board) {
        try {
            Cell cell = computer.choose(board);
            if (rules.actions(board).contains(cell)) {
                return cell;
            }
            out.accept("The computer chose " + cell + ", which is not a legal action here. The engine moves instead.");
        } catch (RuntimeException e) {
            out.accept(message(e) + "\nThe engine moves instead.");
        }
        return sound(board) && !ENGINE.terminal(board)
                ? best(board)
                : rules.actions(board).get(0);
    }

    private static Cell best(Board board) {
        return new AlphaBeta<>(ENGINE).search(board).best().get(0);
    }

    private static String message(RuntimeException e) {
        return String.valueOf(e.getMessage() == null ? e : e.getMessage());
    }

    /** Whether the engine's rules can go on here. */
    private static boolean sound(Board board) {
        int ahead = board.count(Player.X) - board.count(Player.O);
        return board.size() == 3 && (ahead == 0 || ahead == 1);
    }

    private Cell ask(Board board, Player side) throws Left {
        List<Cell> free = rules.actions(board);
        if (free.isEmpty()) {
            throw new IllegalStateException("actions is empty here, although terminal says that the game goes on.");
        }
        out.accept("Your move, " + side.symbol() + ": row and column such as 0,2, or the number of a cell.");
        while (true) {
            String answer = human.line();
            Cell cell = cell(answer, board.size());
            if (cell == null) {
                out.accept("\"" + Human.shortened(answer) + "\" is no cell. Type row and column, 0,0 to "
                        + (board.size() - 1) + "," + (board.size() - 1) + ", or a number from 1 to "
                        + board.size() * board.size() + ".");
            } else if (!free.contains(cell)) {
                String taken = board.at(cell)
                        .map(player -> " is taken by " + player.symbol())
                        .orElse(" is not among the legal actions");
                out.accept(cell.row() + "," + cell.column() + taken + ". Free: "
                        + free.stream()
                                .map(each -> each.row() + "," + each.column())
                                .collect(Collectors.joining("  ")));
            } else {
                return cell;
            }
        }
    }

    private static @Nullable Cell cell(String answer, int size) {
        Matcher two = TWO_NUMBERS.matcher(answer);
        int row;
        int column;
        if (two.matches()) {
            row = Integer.parseInt(two.group(1));
            column = Integer.parseInt(two.group(2));
        } else if (answer.matches("[1-9]\\d{0,2}")) {
            row = (Integer.parseInt(answer) - 1) / size;
            column = (Integer.parseInt(answer) - 1) % size;
        } else {
            return null;
        }
        return row < size && column < size ? new Cell(row, column) : null;
    }

    /** Columns above, rows at the left, and in each free cell its number. */
    static String drawn(Board board) {
        int size = board.size();
        int width = String.valueOf(size * size).length();
        UnaryOperator<String> cell = text -> " " + " ".repeat(width - text.length()) + text + " ";
        StringBuilder text = new StringBuilder("\n   ");
        for (int column = 0; column < size; column++) {
            text.append(cell.apply(String.valueOf(column))).append(' ');
        }
        for (int row = 0; row < size; row++) {
            if (row > 0) {
                text.append("\n   ").append(("-".repeat(width + 2) + "+").repeat(size));
                text.setLength(text.length() - 1);
            }
            text.append("\n%2d ".formatted(row));
            for (int column = 0; column < size; column++) {
                int number = row * size + column + 1;
                String mark = board.at(row, column)
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse(String.valueOf(number));
                text.append(column > 0 ? "|" : "").append(cell.apply(mark));
            }
        }
        return text.toString().lines().map(String::stripTrailing).collect(Collectors.joining("\n")) + "\n";
    }
}
