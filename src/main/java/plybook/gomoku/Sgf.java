package plybook.gomoku;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Cell;

/**
 * A game in the Smart Game Format, version 4, which programs for Gomoku and Go read and write. X is Black. Source: red-bean.com/sgf.
 *
 * @param size the number of rows
 * @param properties the properties of the whole game, such as PB for the name of X, in order
 * @param moves the cells in the order of play, X first
 * @param comments comments by the number of the move, from 0
 */
public record Sgf(int size, Map<String, String> properties, List<Cell> moves, Map<Integer, String> comments) {
    /** The property with the name of X's player. */
    public static final String BLACK = "PB";

    /** The property with the name of O's player. */
    public static final String WHITE = "PW";

    /** The property with the result, such as {@code B+}. */
    public static final String RESULT = "RE";

    /** The format's number for Gomoku and Renju. */
    private static final String GOMOKU = "4";

    private static final int IN_A_LINE = 10;
    private static final Pattern PROPERTY =
            Pattern.compile("([A-Z]+)((?:\\s*\\[(?:\\\\.|[^\\]\\\\])*])+)|[;()]", Pattern.DOTALL);
    private static final Pattern VALUE = Pattern.compile("\\[((?:\\\\.|[^\\]\\\\])*)]", Pattern.DOTALL);

    public Sgf {
        properties = new LinkedHashMap<>(properties);
        moves = List.copyOf(moves);
        comments = Map.copyOf(comments);
    }

    /** Returns the game on a few lines. */
    public String text() {
        StringBuilder sgf = new StringBuilder("(;FF[4]GM[" + GOMOKU + "]CA[UTF-8]AP[Plybook]SZ[" + size + "]\n");
        properties.forEach((name, value) ->
                sgf.append(name).append('[').append(escaped(value)).append("]\n"));
        for (int i = 0; i < moves.size(); i++) {
            sgf.append(i % IN_A_LINE == 0 ? "\n" : "")
                    .append(i % 2 == 0 ? ";B[" : ";W[")
                    .append(point(moves.get(i)))
                    .append(']');
            if (comments.containsKey(i)) {
                sgf.append("C[").append(escaped(comments.get(i))).append(']');
            }
        }
        return sgf.append(")\n").toString();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("]", "\\]").replaceAll("\\R", " ");
    }

    /** Returns column and row as letters, counted from the top left. */
    private static String point(Cell cell) {
        return String.valueOf((char) ('a' + cell.column())) + (char) ('a' + cell.row());
    }

    /**
     * Reads a game. Of variations it follows the first.
     *
     * @throws IllegalArgumentException if the text is no such game of Gomoku, or has stones that were set and not played; the message says so
     */
    public static Sgf parse(String text) {
        int size = 0;
        Map<String, String> properties = new LinkedHashMap<>();
        List<Cell> moves = new ArrayList<>();
        Matcher matcher = PROPERTY.matcher(text);
        boolean ended = false;
        while (!ended && matcher.find()) {
            String name = matcher.group(1);
            if (name == null) {
                ended = matcher.group().equals(")"); // the end of the first variation
                continue;
            }
            String value = value(matcher.group(2));
            switch (name) {
                case "B", "W" -> moves.add(cell(name, value, moves.size(), size));
                case "SZ" -> size = size(value);
                case "AB", "AW", "AE" ->
                    throw new IllegalArgumentException(
                            "stones are set with " + name + ": only games that were played can be opened");
                case "GM" -> {
                    if (!value.strip().equals(GOMOKU)) {
                        throw new IllegalArgumentException("GM[" + value + "] is another game; Gomoku is GM[4]");
                    }
                }
                default -> properties.putIfAbsent(name, value);
            }
        }
        if (size == 0 || !text.strip().startsWith("(")) {
            throw new IllegalArgumentException(
                    "this is no game in SGF: it begins with (; and says the size, as in SZ[15]");
        }
        return new Sgf(size, properties, moves, Map.of());
    }

    private static String value(String bracketed) {
        Matcher first = VALUE.matcher(bracketed);
        return first.find() ? first.group(1).replaceAll("\\\\(.)", "$1") : "";
    }

    private static int size(String value) {
        if (!value.strip().matches("\\d{1,2}")) {
            throw new IllegalArgumentException("SZ[" + value + "] is no size of a board");
        }
        return Integer.parseInt(value.strip());
    }

    private static Cell cell(String side, String value, int before, int size) {
        if (side.equals("B") != (before % 2 == 0)) {
            throw new IllegalArgumentException(
                    "move " + (before + 1) + " is " + side + "'s, but B and W move in turn and B begins");
        }
        if (!value.matches("[a-z]{2}") || value.charAt(0) - 'a' >= size || value.charAt(1) - 'a' >= size) {
            throw new IllegalArgumentException(
                    "move " + (before + 1) + ", " + side + "[" + value + "], is outside the board");
        }
        return new Cell(value.charAt(1) - 'a', value.charAt(0) - 'a');
    }
}
