package plybook.workbook;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plybook.engine.GomokuPlayer;
import plybook.engine.Level;
import plybook.engine.Limits;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Coordinates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.GomokuPosition;
import plybook.workbook.Human.Left;

/** Gomoku against the computer, as text: lines are read and lines are written, wherever that may be. */
public final class PlayGomoku {
    private static final Pattern TWO_NUMBERS = Pattern.compile("\\(?\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*\\)?");
    private static final Duration FOR_HINT = Duration.ofSeconds(2);
    private static final int MOST_SHOWN = 5;

    private final Human human;
    private final Consumer<String> out;
    private final Gomoku rules;
    private final Duration time;
    private GomokuPlayer computer;

    /**
     * A game against the engine.
     *
     * @param out takes a line, or several, without the last line end
     * @param computer plays until another level is asked for
     * @param time for a move of the computer's
     */
    public PlayGomoku(BufferedReader in, Consumer<String> out, Gomoku rules, GomokuPlayer computer, Duration time) {
        this.human = new Human(in, out);
        this.out = out;
        this.rules = rules;
        this.computer = computer;
        this.time = time;
    }

    /** Plays until somebody leaves, by q or by the end of the input. Where nobody can type, as in a notebook that is run as a whole, it says so. */
    public void run() {
        int last = rules.size() - 1;
        out.accept(rules + " against the computer (" + computer.name() + "). X begins.\n"
                + "A cell is its letter and number on the board, " + Coordinates.of(new Cell(0, 0)) + " to "
                + Coordinates.of(new Cell(last, last)) + "; or row and column as in the lessons, 0,0 to " + last + ","
                + last
                + ".\n" + help());
        try {
            Player side = human.chooseSide();
            while (true) {
                game(side);
                side = human.again();
            }
        } catch (Left e) {
            out.accept("Goodbye.");
        } catch (IOException e) {
            out.accept("Nobody can type here, so there is no game."
                    + " Run the cell in JupyterLab, or ./plybook play --game gomoku --text in a terminal.");
        }
    }

    private static String help() {
        return "undo takes your last move back, hint shows a good one, level and a name changes the computer ("
                + Arrays.stream(Level.values()).map(Level::title).collect(Collectors.joining(", ")) + "), q leaves.";
    }

    private void game(Player side) throws Left {
        GomokuPosition position = rules.position();
        while (!position.terminal()) {
            if (position.player() == side) {
                out.accept(drawn(position));
                turn(position);
            } else {
                out.accept("Computer thinking…");
                Cell cell = computer.move(rules, position.board(), Limits.time(time))
                        .move();
                out.accept("Computer plays " + position.player().symbol() + " at " + Coordinates.of(cell) + ".");
                position.make(cell);
            }
        }
        out.accept(drawn(position));
        out.accept("Game Over: "
                + position.winner()
                        .map(winner -> winner.symbol() + " wins." + row(position))
                        .orElse("Tie."));
    }

    private String row(GomokuPosition position) {
        return position.lastMove()
                .map(last -> rules.winningLine(position.board(), last).stream()
                        .map(Coordinates::of)
                        .collect(Collectors.joining(" ", "\n", "")))
                .orElse("");
    }

    /** Asks until there is a move or a move is taken back. */
    private void turn(GomokuPosition position) throws Left {
        out.accept("Your move, " + position.player().symbol() + ":");
        while (true) {
            String answer = human.line();
            String word = answer.toLowerCase(Locale.ROOT);
            Optional<Cell> cell = cell(answer);
            if (word.equals("undo")) {
                if (takenBack(position)) {
                    return;
                }
            } else if (word.equals("hint")) {
                hint(position);
            } else if (word.startsWith("level")) {
                level(word.substring("level".length()));
            } else if (cell.isEmpty()) {
                out.accept("\"" + Human.shortened(answer)
                        + "\" is no cell of this board. Type a letter and a number such as "
                        + Coordinates.of(middle()) + ", or row and column such as " + middle().row() + ","
                        + middle().column() + ".\n" + help());
            } else if (!position.board().isEmpty(cell.get())) {
                out.accept(Coordinates.of(cell.get()) + " is taken by "
                        + position.board().at(cell.get()).map(Player::symbol).orElseThrow() + ". Free near it: "
                        + freeNear(position, cell.get()) + ".");
            } else {
                position.make(cell.get());
                return;
            }
        }
    }

    private Cell middle() {
        return new Cell(rules.size() / 2, rules.size() / 2);
    }

    private Optional<Cell> cell(String answer) {
        Matcher two = TWO_NUMBERS.matcher(answer);
        if (!two.matches()) {
            return Coordinates.parse(answer, rules.size());
        }
        Cell cell = new Cell(Integer.parseInt(two.group(1)), Integer.parseInt(two.group(2)));
        return cell.row() < rules.size() && cell.column() < rules.size() ? Optional.of(cell) : Optional.empty();
    }

    private static String freeNear(GomokuPosition position, Cell taken) {
        List<Cell> free = position.board().emptyCells();
        return free.stream()
                .sorted((a, b) -> Integer.compare(distance(a, taken), distance(b, taken)))
                .limit(MOST_SHOWN)
                .sorted()
                .map(Coordinates::of)
                .collect(Collectors.joining("  "));
    }

    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    /** Takes the computer's move back and the human's before it. */
    private boolean takenBack(GomokuPosition position) {
        if (position.plies() < 2) {
            out.accept("There is no move of yours to take back.");
            return false;
        }
        position.undo();
        position.undo();
        out.accept("Taken back: your last move, and the computer's answer.");
        return true;
    }

    private void hint(GomokuPosition position) {
        out.accept("Computer thinking…");
        Cell cell = Level.STRONG
                .player(0)
                .move(rules, position.board(), Limits.time(FOR_HINT))
                .move();
        out.accept("Hint: " + Coordinates.of(cell) + ".");
    }

    private void level(String name) {
        try {
            computer = Level.named(name).player(System.nanoTime());
            out.accept("The computer plays as " + computer.name() + " from now on.");
        } catch (IllegalArgumentException e) {
            out.accept(String.valueOf(e.getMessage()));
        }
    }

    /** The board, with the last move in brackets. */
    private static String drawn(GomokuPosition position) {
        String plain = Coordinates.drawn(position.board());
        return "\n" + position.lastMove().map(last -> marked(plain, last)).orElse(plain);
    }

    private static String marked(String drawn, Cell cell) {
        List<String> lines = new ArrayList<>(drawn.lines().toList());
        int row = cell.row() + 1; // below the letters
        lines.set(row, bracketed(lines.get(row), 3 + 2 * cell.column()));
        return String.join("\n", lines) + "\n";
    }

    private static String bracketed(String line, int at) {
        String padded = line + " ";
        return (padded.substring(0, at - 1) + "(" + padded.charAt(at) + ")" + padded.substring(at + 2)).stripTrailing();
    }
}
