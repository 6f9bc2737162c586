package plybook.registry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Coordinates;
import plybook.gomoku.Gomoku;

/** The notation of Gomoku: letters above the board, numbers beside it, and the last move in brackets. */
record LetteredCells(Gomoku rules) implements Notation<Board, Cell> {
    private static final int MOST_SHOWN = 5;

    @Override
    public String howToMove() {
        int last = rules.size() - 1;
        return Texts.of("letters.how", name(new Cell(0, 0)), name(new Cell(last, last)), last);
    }

    @Override
    public String drawn(Board board, Optional<Cell> last) {
        String plain = Coordinates.drawn(board);
        return "\n" + last.map(cell -> marked(plain, cell)).orElse(plain);
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

    @Override
    public String prompt(Player side, List<Cell> legal) {
        return Texts.of("letters.prompt", side.symbol());
    }

    @Override
    public Optional<Cell> parse(String typed, Board board, List<Cell> legal) {
        return CellText.isPair(typed) ? CellText.parse(typed, rules.size()) : Coordinates.parse(typed, rules.size());
    }

    @Override
    public String name(Cell cell) {
        return Coordinates.of(cell);
    }

    @Override
    public String played(Player side, Cell cell) {
        return Texts.of("played", side.symbol(), name(cell));
    }

    @Override
    public String misread(String typed, Board board, List<Cell> legal) {
        int middle = rules.size() / 2;
        return Texts.of("letters.misread", typed, name(new Cell(middle, middle)), middle);
    }

    @Override
    public String refused(Cell cell, Board board, List<Cell> legal) {
        String near = board.emptyCells().stream()
                .sorted(Comparator.comparingInt(free -> distance(free, cell)))
                .limit(MOST_SHOWN)
                .sorted()
                .map(this::name)
                .collect(Collectors.joining("  "));
        return board.at(cell)
                .map(owner -> Texts.of("letters.taken", name(cell), owner.symbol(), near))
                .orElseGet(() -> Texts.of("letters.illegal", name(cell), near));
    }

    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    @Override
    public boolean lettered() {
        return true;
    }

    /** Returns the stones of the winning row. */
    @Override
    public String ending(Board board, Optional<Cell> last) {
        return last.map(cell -> rules.winningLine(board, cell).stream()
                        .map(this::name)
                        .collect(Collectors.joining(" ", "\n", "")))
                .orElse("");
    }
}
