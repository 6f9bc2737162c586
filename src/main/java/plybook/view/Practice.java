package plybook.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.tree.Tree;

/**
 * A page to practise alpha-beta by hand. The learner fills in windows, values and cuts. The page checks each entry and explains wrong ones;
 * the next tree is a little harder, or practises the same mistake again. Like the {@link Explorer} it is one HTML file. The learner can also
 * step through the right search.
 *
 * <p>Its scripts are beside this class: {@code levels.js} draws trees at random, {@code sheet.js} has the answers and the reasons, and
 * {@code practice.js} is the page. It uses the scripts of the explorer, too.
 */
public final class Practice {
    private static final int FRAME_HEIGHT = 900;

    private Practice() {}

    /** Returns the page. It starts with the given tree, or with a random one. */
    public static String page(Optional<Tree> first) {
        List<String> scripts = new ArrayList<>(Explorer.PARTS);
        scripts.addAll(List.of("practice/levels.js", "practice/sheet.js", "practice/practice.js"));
        return WholePage.of(
                "Practise alpha-beta",
                "practice",
                Map.of("given", first.map(tree -> '"' + tree.toString() + '"').orElse("")),
                List.of(Explorer.STYLE, Explorer.TOUCH_STYLE, "practice/practice.css"),
                scripts);
    }

    /**
     * Returns the page as a frame inside another page, such as the output of a notebook cell.
     *
     * @param instead the HTML to show where scripts may not run
     */
    public static String frame(Optional<Tree> first, String instead) {
        return "<div><div>" + instead + "</div>" + WholePage.frame("Practise alpha-beta", page(first), FRAME_HEIGHT)
                + "</div>";
    }
}
