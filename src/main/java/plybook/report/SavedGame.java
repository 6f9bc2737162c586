package plybook.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Sgf;

/**
 * A finished or unfinished game that can be saved as JSON for programs or as text for people, and read back from either.
 *
 * @param game {@value #TIC_TAC_TOE} or {@value #GOMOKU}
 * @param size the number of rows
 * @param x the name of the player of X
 * @param o the name of the player of O
 * @param result the result, such as "X wins", by the rules of the game played
 * @param moves the cells in the order of play, X first
 */
public record SavedGame(String game, int size, String x, String o, String result, List<Cell> moves) {
    public static final String TIC_TAC_TOE = "tictactoe";
    public static final String GOMOKU = "gomoku";

    /** The version of both forms, which grows when their meaning changes. */
    public static final int VERSION = 1;

    private static final String FORMAT = "plybook-game";
    private static final String TITLE = "Plybook game, version ";
    private static final int LONGEST_NAME = 100;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final Pattern MOVE = Pattern.compile("\\s*\\d+\\.\\s+[XO]\\s+\\((\\d{1,2}),(\\d{1,2})\\)\\s*");
    private static final Pattern FIELD = Pattern.compile("(Game|X|O|Result): (.*)");

    /** @throws IllegalArgumentException if there is no such game, or a move is outside the board or on a cell that is taken */
    public SavedGame {
        moves = List.copyOf(moves);
        if (!keeps(game, size)) {
            throw new IllegalArgumentException(Texts.of("game.unknown", clipped(game), size));
        }
        x = clipped(x);
        o = clipped(o);
        result = clipped(result);
        boards(size, moves);
    }

    /** Returns whether a game on a board of so many rows can be kept. */
    public static boolean keeps(String game, int size) {
        return (game.equals(TIC_TAC_TOE) && size == 3)
                || (game.equals(GOMOKU) && size >= Gomoku.MIN_SIZE && size <= Gomoku.MAX_SIZE);
    }

    private static String clipped(String name) {
        String line = name.replaceAll("\\p{Cntrl}", " ");
        return line.length() > LONGEST_NAME ? line.substring(0, LONGEST_NAME) + "…" : line;
    }

    /** Returns the game's name for people. */
    public String title() {
        return game.equals(TIC_TAC_TOE) ? "Tic-Tac-Toe" : "Gomoku";
    }

    /** Returns the boards from the empty one to the last. */
    public List<Board> boards() {
        return boards(size, moves);
    }

    private static List<Board> boards(int size, List<Cell> moves) {
        List<Board> boards = new ArrayList<>(List.of(Board.empty(size)));
        for (int i = 0; i < moves.size(); i++) {
            Board board = boards.get(i).copy();
            try {
                board.put(moves.get(i), i % 2 == 0 ? Player.X : Player.O);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(Texts.of("game.move", i + 1, String.valueOf(e.getMessage())), e);
            }
            boards.add(board);
        }
        return boards;
    }

    /** Returns the stones of the line with which the last move won, from one end to the other; empty if it did not win. */
    public List<Cell> winningLine() {
        return moves.isEmpty() ? List.of() : winningLine(boards().get(moves.size()), moves.get(moves.size() - 1));
    }

    /** Returns the stones of the line that the last stone completed: three in a row on 3×3 cells, five or more on larger boards. */
    public static List<Cell> winningLine(Board board, Cell last) {
        int needed = board.size() == 3 ? 3 : Gomoku.FIVE;
        Player player = board.at(last).orElseThrow();
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                .map(step -> {
                    int before = run(board, player, last, -step[0], -step[1]);
                    int after = run(board, player, last, step[0], step[1]);
                    return IntStream.rangeClosed(-before, after)
                            .mapToObj(i -> new Cell(last.row() + i * step[0], last.column() + i * step[1]))
                            .toList();
                })
                .filter(line -> line.size() >= needed)
                .findFirst()
                .orElse(List.of());
    }

    private static int run(Board board, Player player, Cell from, int rows, int columns) {
        int count = 0;
        int row = from.row() + rows;
        int column = from.column() + columns;
        while (row >= 0
                && row < board.size()
                && column >= 0
                && column < board.size()
                && board.has(player, row, column)) {
            count++;
            row += rows;
            column += columns;
        }
        return count;
    }

    /** Returns the game as JSON. */
    public String json() {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("format", FORMAT).put("version", VERSION).put("game", game).put("size", size);
        root.put("x", x).put("o", o).put("result", result);
        ArrayNode cells = root.putArray("moves");
        moves.forEach(cell -> cells.addArray().add(cell.row()).add(cell.column()));
        return root.toString() + "\n";
    }

    /** Returns the game as text: who played, and a line for each move as (row,column), counted from 0. */
    public String text() {
        StringBuilder text = new StringBuilder(TITLE + VERSION + "\nGame: " + game + " " + size + "×" + size + "\nX: "
                + x + "\nO: " + o + "\nResult: " + result + "\n\n");
        for (int i = 0; i < moves.size(); i++) {
            text.append(i + 1)
                    .append(". ")
                    .append(i % 2 == 0 ? 'X' : 'O')
                    .append(' ')
                    .append(moves.get(i))
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * Returns the game in the Smart Game Format, which other programs read.
     *
     * @throws IllegalArgumentException if it is not Gomoku, for which alone the format has a number
     */
    public String sgf() {
        if (!game.equals(GOMOKU)) {
            throw new IllegalArgumentException(Texts.of("game.sgf"));
        }
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put(Sgf.BLACK, x);
        properties.put(Sgf.WHITE, o);
        boolean won = !winningLine().isEmpty();
        properties.put(Sgf.RESULT, won ? moves.size() % 2 == 1 ? "B+" : "W+" : "Void");
        return new Sgf(size, properties, moves, Map.of()).text();
    }

    /**
     * Reads any of the three forms.
     *
     * @throws IllegalArgumentException if it is none, or incomplete, or of a newer version; the message says so
     */
    public static SavedGame parse(String file) {
        String text = file.strip();
        return text.startsWith("{") ? parseJson(text) : text.startsWith("(") ? parseSgf(text) : parseText(text);
    }

    private static SavedGame parseSgf(String text) {
        Sgf read = Sgf.parse(text);
        return new SavedGame(
                GOMOKU,
                read.size(),
                read.properties().getOrDefault(Sgf.BLACK, ""),
                read.properties().getOrDefault(Sgf.WHITE, ""),
                read.properties().getOrDefault(Sgf.RESULT, ""),
                read.moves());
    }

    private static SavedGame parseJson(String text) {
        JsonNode root;
        try {
            root = MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(Texts.of("game.incomplete", e.getOriginalMessage()), e);
        }
        if (!FORMAT.equals(root.path("format").asText())) {
            throw new IllegalArgumentException(Texts.of("game.format", FORMAT));
        }
        checkVersion(root.path("version").asText());
        List<Cell> moves = new ArrayList<>();
        for (JsonNode cell : root.path("moves")) {
            moves.add(cell(cell.path(0).asInt(-1), cell.path(1).asInt(-1), moves.size()));
        }
        return new SavedGame(
                root.path("game").asText(),
                root.path("size").asInt(),
                root.path("x").asText(),
                root.path("o").asText(),
                root.path("result").asText(),
                moves);
    }

    private static SavedGame parseText(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).startsWith(TITLE)) {
            throw new IllegalArgumentException(Texts.of("game.beginning", TITLE + VERSION));
        }
        checkVersion(lines.get(0).substring(TITLE.length()).strip());
        String[] fields = {"", "", "", ""};
        List<String> names = List.of("Game", "X", "O", "Result");
        List<Cell> moves = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Matcher move = MOVE.matcher(line);
            Matcher field = FIELD.matcher(line);
            if (move.matches()) {
                moves.add(cell(Integer.parseInt(move.group(1)), Integer.parseInt(move.group(2)), moves.size()));
            } else if (field.matches()) {
                fields[names.indexOf(field.group(1))] = field.group(2);
            } else if (!line.isBlank()) {
                throw new IllegalArgumentException(Texts.of("game.line", clipped(line)));
            }
        }
        Matcher game = Pattern.compile("(\\w+) (\\d{1,2})×\\d{1,2}").matcher(fields[0]);
        if (!game.matches()) {
            throw new IllegalArgumentException(Texts.of("game.which"));
        }
        return new SavedGame(game.group(1), Integer.parseInt(game.group(2)), fields[1], fields[2], fields[3], moves);
    }

    private static Cell cell(int row, int column, int before) {
        if (row < 0 || column < 0) {
            throw new IllegalArgumentException(Texts.of("game.cell", before + 1));
        }
        return new Cell(row, column);
    }

    private static void checkVersion(String version) {
        if (!version.equals(String.valueOf(VERSION))) {
            boolean newer = version.matches("[2-9]|\\d\\d+");
            throw new IllegalArgumentException(
                    Texts.of(newer ? "game.version.newer" : "game.version", clipped(version), VERSION));
        }
    }
}
