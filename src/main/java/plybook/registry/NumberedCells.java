package plybook.registry;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The notation of a small board: columns above, rows at the left, and in each free cell its number. */
public record NumberedCells() implements Notation<Board, Cell> {
    @Override
    public String howToMove() {
        return "";
    }

    @Override
    public String drawn(Board board, Optional<Cell> last) {
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

    @Override
    public String prompt(Player side, List<Cell> legal) {
        return Texts.of("cells.prompt", side.symbol());
    }

    @Override
    public Optional<Cell> parse(String typed, Board board, List<Cell> legal) {
        int size = board.size();
        if (typed.matches("[1-9]\\d{0,2}") && Integer.parseInt(typed) <= size * size) {
            int number = Integer.parseInt(typed) - 1;
            return Optional.of(new Cell(number / size, number % size));
        }
        return CellText.parse(typed, size);
    }

    @Override
    public String name(Cell cell) {
        return cell.row() + "," + cell.column();
    }

    @Override
    public String played(Player side, Cell cell) {
        return Texts.of("played", side.symbol(), name(cell));
    }

    @Override
    public String misread(String typed, Board board, List<Cell> legal) {
        int last = board.size() - 1;
        return Texts.of("cells.misread", typed, last, board.size() * board.size());
    }

    @Override
    public String refused(Cell cell, Board board, List<Cell> legal) {
        String free = legal.stream().map(this::name).collect(Collectors.joining("  "));
        return board.at(cell)
                .map(owner -> Texts.of("cells.taken", name(cell), owner.symbol(), free))
                .orElseGet(() -> Texts.of("cells.illegal", name(cell), free));
    }
}
