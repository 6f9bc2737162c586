package plybook.view;

import java.util.ArrayList;
import java.util.List;
import plybook.trace.Sketch;
import plybook.trace.SketchNode;

/** The lines under a tree: the caption of the marked node, the reasons of cuts, the key of the picture, and the number of nodes not drawn. */
final class TreeNotes {
    private static final double FONT = 12;
    private static final double LINE = 18;
    private static final double INDENT = 24;
    private static final double NARROWEST = 300;
    private static final double WIDEST = 560;
    private static final int CUTS_EXPLAINED = 6;

    private enum Sign {
        NONE,
        BADGE,
        STRIKE
    }

    private record Note(Sign sign, Palette colour, String text) {}

    private final List<Note> notes;

    private TreeNotes(List<Note> notes) {
        this.notes = notes;
    }

    static TreeNotes of(Sketch sketch) {
        SketchNode root = sketch.root();
        List<SketchNode> all = new ArrayList<>();
        collect(root, all);
        List<Note> notes = new ArrayList<>();
        all.forEach(node -> node.mark().ifPresent(caption -> notes.add(new Note(Sign.BADGE, Palette.ALERT, caption))));
        List<SketchNode> cut = all.stream()
                .filter(node -> node.why().isPresent())
                .filter(node -> node.children().stream().anyMatch(SketchNode::pruned))
                .toList();
        cut.stream()
                .limit(CUTS_EXPLAINED)
                .forEach(node -> notes.add(new Note(
                        Sign.STRIKE,
                        Palette.TEXT,
                        (node.number().isPresent() ? "#" + node.number().getAsInt() + "  " : "")
                                + node.why().orElseThrow())));
        if (cut.size() > CUTS_EXPLAINED) {
            notes.add(new Note(Sign.STRIKE, Palette.TEXT, "and " + (cut.size() - CUTS_EXPLAINED) + " more"));
        }
        sketch.note().ifPresent(note -> notes.add(new Note(Sign.NONE, Palette.TEXT, note)));
        String legend = legend(all);
        if (!legend.isEmpty()) {
            notes.add(new Note(Sign.NONE, Palette.MUTED, legend));
        }
        return new TreeNotes(notes);
    }

    private static void collect(SketchNode node, List<SketchNode> all) {
        all.add(node);
        node.children().forEach(child -> collect(child, all));
    }

    private static String legend(List<SketchNode> all) {
        List<String> parts = new ArrayList<>();
        if (all.stream().anyMatch(node -> node.number().isPresent())) {
            parts.add("#: visiting order");
        }
        if (all.stream().anyMatch(node -> !node.windows().isEmpty())) {
            parts.add("(α, β) on entry → when left");
        }
        if (all.stream().filter(SketchNode::onLine).count() > 1) {
            parts.add("bold: best play");
        }
        if (all.stream().anyMatch(SketchNode::pruned)) {
            parts.add("dashed: never visited");
        }
        return String.join("  ·  ", parts);
    }

    /** Returns the width that a picture needs for the notes, if its tree is so wide. */
    double width(double treeWidth) {
        double longest = notes.stream()
                .mapToDouble(note -> INDENT + TextWidth.of(note.text(), FONT, note.sign() == Sign.BADGE))
                .max()
                .orElse(0);
        return Math.min(longest, Math.max(treeWidth, longest > NARROWEST ? Math.min(longest, WIDEST) : NARROWEST));
    }

    /** Draws the notes below y, and returns the y at which they end. */
    double draw(Svg svg, double x, double y, double width) {
        if (notes.isEmpty()) {
            return y;
        }
        double at = y + 14;
        for (Note note : notes) {
            double indent = note.sign() == Sign.NONE ? 0 : INDENT;
            boolean bold = note.sign() == Sign.BADGE;
            at += 4;
            if (note.sign() == Sign.BADGE) {
                NodeSvg.badge(svg, x + 8, at + 9);
            } else if (note.sign() == Sign.STRIKE) {
                svg.add(
                        "path",
                        "d",
                        "M" + Svg.number(x) + " " + Svg.number(at + 9) + "h16",
                        "class",
                        Palette.PRUNED.stroke(),
                        "stroke-dasharray",
                        "4 3");
                TreeSvg.strike(svg, x + 8, at + 9, 1, 0);
            }
            for (String line : wrapped(note.text(), width - indent, bold)) {
                svg.text(x + indent, at + 13, FONT, bold, note.colour(), "start", line);
                at += LINE;
            }
        }
        return at;
    }

    private static List<String> wrapped(String text, double width, boolean bold) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("(?<=\\S)\\s+", -1)) {
            for (String piece : pieces(word, width, bold)) {
                if (!line.isEmpty() && TextWidth.of(line + " " + piece, FONT, bold) > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.isEmpty() ? "" : " ").append(piece);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** Splits a word that is wider than the line. */
    private static List<String> pieces(String word, double width, boolean bold) {
        if (TextWidth.of(word, FONT, bold) <= width) {
            return List.of(word);
        }
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        word.codePoints().forEach(c -> {
            if (!piece.isEmpty() && TextWidth.of(piece + Character.toString(c), FONT, bold) > width) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            piece.appendCodePoint(c);
        });
        pieces.add(piece.toString());
        return pieces;
    }
}
