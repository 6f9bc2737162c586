package plybook.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.game.Window;
import plybook.trace.Sketch;
import plybook.trace.Trace;
import plybook.trace.Visit;

/** Describes a picture of a tree in sentences. */
final class TreeAlt {
    /** The length of the longest list that is written out. Longer ones are counted. */
    private static final int LISTED = 12;

    private TreeAlt() {}

    static String title(Sketch sketch) {
        return (sketch.showsSearch() ? "A search of a game tree" : "A game tree") + ", " + nodes(sketch.nodes());
    }

    static String of(Sketch sketch) {
        Trace<?, ?> trace = sketch.trace();
        List<String> sentences = new ArrayList<>();
        String root = trace.root().isLeaf()
                ? "a single leaf"
                : trace.root().player().map(Object::toString).orElse("nobody") + " to move at the root";
        sentences.add(title(sketch) + ", " + root);
        if (sketch.showsValues()) {
            sentences.add("Value " + Window.text(trace.root().value()));
            if (!trace.result().principalVariation().isEmpty()) {
                sentences.add("Line of best play: " + line(sketch));
            }
        } else {
            sentences.add("The values of its inner nodes are left for you to find");
        }
        if (sketch.showsSearch()) {
            visits(trace, sentences);
            if (sketch.showsWindows() && sketch.showsValues()) {
                cutoffs(trace, sentences);
            }
        }
        mark(sketch).ifPresent(sentences::add);
        sketch.tree()
                .filter(tree -> sketch.nodes() <= Sketch.USUAL_NODES)
                .ifPresent(tree -> sentences.add("The tree as text: " + tree));
        sketch.note().map(note -> note.substring(0, note.length() - 1)).ifPresent(sentences::add);
        return String.join(". ", sentences) + ".";
    }

    private static String line(Sketch sketch) {
        Trace<?, ?> trace = sketch.trace();
        return trace.principalVariation().stream()
                .skip(1)
                .map(visit -> (sketch.showsSearch() ? "#" + visit.number() + " " : "")
                        + step(visit.action().orElseThrow()))
                .collect(Collectors.joining(", "));
    }

    private static void visits(Trace<?, ?> trace, List<String> sentences) {
        List<? extends Visit<?>> leaves = trace.leaves();
        String visited = "Visited: " + nodes(trace.visits().size()) + ", " + leaves.size()
                + (leaves.size() == 1 ? " of them a leaf" : " of them leaves");
        if (leaves.size() <= LISTED) {
            visited += ", worth "
                    + leaves.stream()
                            .map(leaf -> Window.text(leaf.leafValue().orElseThrow()))
                            .collect(Collectors.joining(", "))
                    + " in visiting order";
        }
        sentences.add(visited);
    }

    private static void cutoffs(Trace<?, ?> trace, List<String> sentences) {
        List<? extends Visit<?>> cut = trace.cutoffs();
        if (cut.isEmpty()) {
            sentences.add("Nothing is cut");
        } else if (cut.size() > LISTED) {
            sentences.add(cut.size() + " nodes are cut");
        } else {
            for (Visit<?> visit : cut) {
                int remaining = visit.cutoff().orElseThrow().remaining().size();
                sentences.add(
                        "Cut at #" + visit.number() + ", " + visit.player().orElseThrow() + ", with " + remaining
                                + (remaining == 1 ? " child" : " children") + " never visited: "
                                + visit.cutoff().orElseThrow().why());
            }
        }
    }

    private static Optional<String> mark(Sketch sketch) {
        return sketch.marked().map(path -> {
            String place = path.isEmpty()
                    ? "the root"
                    : path.stream().map(TreeAlt::step).collect(Collectors.joining(", "));
            return "Marked, at " + place + ": " + sketch.caption().strip().replaceFirst("\\.$", "");
        });
    }

    private static String step(Object action) {
        return action instanceof Integer child ? "child " + (child + 1) : action.toString();
    }

    private static String nodes(long count) {
        return count == 1 ? "1 node" : String.format(Locale.ROOT, "%,d nodes", count);
    }
}
