package plybook.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.tree.Tree;

/**
 * A page on which alpha-beta is done by hand: the learner fills in windows, values and cuts, each entry is checked and a wrong one
 * explained, and the next tree is a little harder or repeats what went wrong. Like the {@link Explorer} it is one HTML file, and the
 * right search can be stepped through on it.
 *
 * <p>Its parts lie beside this class: {@code tree.js} reads and draws trees, {@code alphabeta.js} searches them, {@code sheet.js} knows
 * the answers and the reasons, {@code practice.js} is the page.
 */
public final class Practice {
    private static final int FRAME_HEIGHT = 900;

    private Practice() {}

    /** The page with a random tree, or the given one first. */
    public static String page(Optional<Tree> first) {
        List<String> scripts = new ArrayList<>(Explorer.PARTS);
        scripts.addAll(
                List.of("practice/tree.js", "practice/alphabeta.js", "practice/sheet.js", "practice/practice.js"));
        return WholePage.of(
                "Practise alpha-beta",
                "practice",
                Map.of("given", first.map(tree -> '"' + tree.toString() + '"').orElse("")),
                List.of(Explorer.STYLE, "practice/practice.css"),
                scripts);
    }

    /**
     * The page inside another one, such as the output of a notebook cell.
     *
     * @param instead what is to be seen where scripts may not run, as HTML
     */
    public static String frame(Optional<Tree> first, String instead) {
        return "<div><div>" + instead + "</div>" + WholePage.frame("Practise alpha-beta", page(first), FRAME_HEIGHT)
                + "</div>";
    }
}
