package plybook.view;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;

/**
 * Recorded searches as one page to step through, forwards and backwards; several are stepped through side by side. The page is one HTML
 * file that needs no other and asks nothing of the network.
 *
 * <p>Its parts lie beside this class as small scripts: {@code search.js} winds a search, {@code together.js} keeps several in step, {@code
 * layout.js} says what is drawn and where, {@code drawing.js} draws, {@code explorer.js} is the page.
 */
public final class Explorer {
    static final String STYLE = "explorer/explorer.css";

    /** All but the start of a page, for others that hold an explorer. */
    static final List<String> PARTS = List.of(
            "explorer/search.js",
            "explorer/together.js",
            "explorer/layout.js",
            "explorer/drawing.js",
            "explorer/explorer.js");

    private static final List<String> SCRIPTS =
            Stream.concat(PARTS.stream(), Stream.of("explorer/start.js")).toList();

    /** What the Content-Security-Policy of a page must list as a source of scripts, if it is to hold a {@link #frame}. */
    public static final String SCRIPT = WholePage.hash(SCRIPTS);

    /** A frame in a notebook is so high: a tree, its controls and a sentence. */
    private static final int FRAME_HEIGHT = 620;

    private Explorer() {}

    /**
     * The page.
     *
     * @param title its heading
     * @param searches one or more
     * @throws IllegalArgumentException if there is none
     */
    public static String page(String title, List<Recording> searches) {
        if (searches.isEmpty()) {
            throw new IllegalArgumentException("there is no search to be explored");
        }
        String traces = searches.stream().map(RecordingJson::of).collect(Collectors.joining(",", "[", "]"));
        return WholePage.of(title, "explorer", Map.of("traces", traces), List.of(STYLE), SCRIPTS);
    }

    /**
     * The page inside another one, such as the output of a notebook cell.
     *
     * @param instead what is to be seen where scripts may not run, as HTML; elsewhere the explorer takes its place
     */
    public static String frame(String title, List<Recording> searches, String instead) {
        return "<div><div>" + instead + "</div>" + WholePage.frame(title, page(title, searches), FRAME_HEIGHT)
                + "</div>";
    }
}
