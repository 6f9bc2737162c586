package plybook.view;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalkJson;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;

/**
 * A page to step through recorded searches, forwards and backwards. Several searches are shown side by side. The page is one HTML file that
 * needs no other file and no network.
 *
 * <p>Its scripts are beside this class: {@code search.js} steps through a search, {@code together.js} keeps several in step, {@code
 * layout.js} places the nodes, {@code drawing.js} draws them, and {@code explorer.js} is the page. If the library's minimax or alpha-beta
 * searched an explicit tree, the reader can change the tree ({@code touch.js}), and {@code engine.js} searches it again.
 */
public final class Explorer {
    static final String STYLE = "explorer/explorer.css";

    /** The style of number lines and of what makes a tree one to touch. */
    static final String TOUCH_STYLE = "explorer/touch.css";

    private static final String CODE_STYLE = "explorer/code.css";

    /** The script with which a page in a frame takes the place of the picture before it. */
    static final String STAND_IN = "explorer/standin.js";

    /** All scripts except the one that starts the page, for other pages with an explorer. */
    static final List<String> PARTS = List.of(
            "explorer/search.js",
            "explorer/tree.js",
            "explorer/engine.js",
            "explorer/together.js",
            "explorer/layout.js",
            "explorer/drawing.js",
            "explorer/save.js",
            "explorer/touch.js",
            "explorer/explorer.js",
            "explorer/code.js",
            STAND_IN);

    private static final List<String> SCRIPTS =
            Stream.concat(PARTS.stream(), Stream.of("explorer/start.js")).toList();

    /** The source of scripts that a page with a {@link #frame} must list in its Content-Security-Policy. */
    public static final String SCRIPT = WholePage.hash(SCRIPTS);

    /** The height of a frame in a notebook, for a tree, its controls and a sentence. */
    private static final int FRAME_HEIGHT = 620;

    /** The height of a frame with code beside the tree. */
    private static final int WALK_HEIGHT = 760;

    private Explorer() {}

    /**
     * Returns the page.
     *
     * @param title the heading of the page
     * @param searches one or more searches
     * @throws IllegalArgumentException if there is none
     */
    public static String page(String title, List<Recording> searches) {
        if (searches.isEmpty()) {
            throw new IllegalArgumentException("there is no search to be explored");
        }
        String traces = searches.stream().map(RecordingJson::of).collect(Collectors.joining(",", "[", "]"));
        return WholePage.of(title, "explorer", Map.of("traces", traces), List.of(STYLE, TOUCH_STYLE), SCRIPTS);
    }

    /** Returns a page to step through a learner's code beside the tree that it searches. It begins at the first wrong step. */
    public static String page(String title, CodeWalk walk) {
        return WholePage.of(
                title,
                "explorer",
                Map.of("traces", "[" + RecordingJson.of(walk.search()) + "]", "walk", CodeWalkJson.of(walk)),
                List.of(STYLE, TOUCH_STYLE, CODE_STYLE),
                SCRIPTS);
    }

    /** Returns that page as a frame inside another page. */
    public static String frame(String title, CodeWalk walk) {
        return "<div>" + WholePage.frame(title, page(title, walk), WALK_HEIGHT) + "</div>";
    }

    /** Returns the same for a report, which is about somebody else's program: the frame may show and save, and nothing else. */
    public static String frameOfReport(String title, CodeWalk walk) {
        return "<div>" + WholePage.frameApart(title, page(title, walk), WALK_HEIGHT) + "</div>";
    }

    /**
     * Returns the page as a frame inside another page, such as the output of a notebook cell.
     *
     * @param instead the HTML to show where scripts may not run; elsewhere the explorer replaces it
     */
    public static String frame(String title, List<Recording> searches, String instead) {
        return around("", instead, WholePage.frame(title, page(title, searches), FRAME_HEIGHT));
    }

    /**
     * Returns the same for a report, which is about somebody else's program: the frame may show and save, and nothing else. It cannot hide
     * what stands instead of it, of the class {@code still}, so the page's style must.
     */
    public static String frameOfReport(String title, List<Recording> searches, String instead) {
        return around(" class=\"still\"", instead, WholePage.frameApart(title, page(title, searches), FRAME_HEIGHT));
    }

    private static String around(String attributes, String instead, String frame) {
        return "<div><div" + attributes + ">" + instead + "</div>" + frame + "</div>";
    }
}
