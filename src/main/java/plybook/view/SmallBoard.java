package plybook.view;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A page on which one plays Tic-Tac-Toe against somebody whose every reply is known beforehand. Like the {@link Explorer} it is one HTML
 * file, so a notebook that contains it needs no kernel for the game, and no cell has to wait for a move.
 */
public final class SmallBoard {
    private static final int FRAME_HEIGHT = 520;

    private SmallBoard() {}

    /**
     * Returns the page.
     *
     * @param opponent who replies, as the page calls it: "your own program"
     * @param replies the cell of each reply, 0 to 8 row by row, by the board before it as text: {@code "X.O/.X./..O"}
     */
    public static String page(String opponent, Map<String, Integer> replies) {
        String table = new TreeMap<>(replies)
                .entrySet().stream()
                        .map(each -> "\"" + each.getKey() + "\":" + each.getValue())
                        .collect(Collectors.joining(",", "{", "}"));
        return WholePage.of(
                "Tic-Tac-Toe",
                "board",
                Map.of("replies", table, "opponent", "\"" + opponent + "\""),
                List.of(Explorer.STYLE, "smallboard/smallboard.css"),
                List.of(Explorer.STAND_IN, "smallboard/smallboard.js"));
    }

    /**
     * Returns the page as a frame inside another page, such as the output of a notebook cell.
     *
     * @param instead the HTML to show where scripts may not run
     */
    public static String frame(String opponent, Map<String, Integer> replies, String instead) {
        return "<div><div>" + instead + "</div>" + WholePage.frame("Tic-Tac-Toe", page(opponent, replies), FRAME_HEIGHT)
                + "</div>";
    }
}
