package plybook.workbook;

import java.io.PrintStream;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Scanner;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.tictactoe.TicTacToe;

/** Tic-Tac-Toe between a person at a keyboard and a program, as text. */
public final class TextGame {
    private static final Pattern CELL = Pattern.compile("\\(?\\s*(\\d+)\\s*[,; ]\\s*(\\d+)\\s*\\)?");

    private final TicTacToe game = new TicTacToe();
    private final Scanner in;
    private final PrintStream out;
    private final Function<Board, Cell> computer;

    /** Ends a game when the person has had enough. */
    private static final class Quit extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Quit() {
            super(null, null, false, false);
        }
    }

    /** @param computer from a board on which it is to move to its action */
    public TextGame(Scanner in, PrintStream out, Function<Board, Cell> computer) {
        this.in = in;
        this.out = out;
        this.computer = computer;
    }

    /** Plays until the person has had enough, or there is nothing more to read. */
    public void play() {
        try {
            do {
                one();
            } while (yes("Play Again? (y/n)"));
        } catch (Quit e) {
            out.println("Bye.");
        } catch (NoSuchElementException e) {
            out.println("Nobody is at the keyboard: run this in JupyterLab, or by ./plybook play in a terminal.");
        }
    }

    private void one() {
        Player person = side();
        out.println(
                "Play as " + person.symbol() + ". Name a cell by row and column, such as 1 1 for the centre; q ends.");
        Board board = game.initialState();
        while (!game.terminal(board)) {
            out.println(board.drawn());
            if (game.player(board) == person) {
                board = game.result(board, cell(board));
            } else {
                out.println("Computer thinking…");
                Cell played = computer.apply(board);
                out.println("Computer plays " + played);
                board = game.result(board, played);
            }
        }
        out.println(board.drawn());
        Optional<Player> winner = game.winner(board);
        out.println("Game Over: " + winner.map(who -> who.symbol() + " wins").orElse("Tie"));
    }

    private Player side() {
        while (true) {
            String answer = ask("Play as X or Play as O? (X/O)").toUpperCase(java.util.Locale.ROOT);
            if (answer.equals("X") || answer.equals("O")) {
                return answer.equals("X") ? Player.X : Player.O;
            }
            out.println("X or O, please.");
        }
    }

    private Cell cell(Board board) {
        while (true) {
            Matcher numbers = CELL.matcher(ask("Your cell:"));
            List<Cell> free = game.actions(board);
            if (numbers.matches()
                    && numbers.group(1).length() < 3
                    && numbers.group(2).length() < 3) {
                Cell wanted = new Cell(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
                if (free.contains(wanted)) {
                    return wanted;
                }
            }
            out.println("Row and column of an empty cell, please: " + free);
        }
    }

    private boolean yes(String question) {
        return ask(question).toLowerCase(java.util.Locale.ROOT).startsWith("y");
    }

    private String ask(String question) {
        out.println(question);
        out.flush();
        String answer = in.nextLine().strip();
        if (answer.equalsIgnoreCase("q")) {
            throw new Quit();
        }
        return answer;
    }
}
