package plybook.viva;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.trace.Sketch;
import plybook.trace.TreeDrawing;

/** A viva as plain text. */
final class VivaText {
    private VivaText() {}

    static String questions(Viva viva) {
        return Texts.of("title", viva.program()) + "\n\n" + TreeDrawing.text(sketch(viva)) + "\n\n"
                + IntStream.range(0, viva.items().size())
                        .mapToObj(i -> (i + 1) + ". " + viva.items().get(i).question())
                        .collect(Collectors.joining("\n"));
    }

    static String key(Viva viva) {
        List<Viva.Item> items = viva.items();
        return Texts.of("key", viva.program(), Long.toString(viva.seed())) + "\n\n"
                + IntStream.range(0, items.size())
                        .mapToObj(i -> (i + 1) + ". " + items.get(i).answer() + "\n   "
                                + items.get(i).why())
                        .collect(Collectors.joining("\n"))
                + "\n\n" + String.join("\n", viva.basis());
    }

    /** The tree as the questions show it, without the values that follow from the leaves. */
    static Sketch sketch(Viva viva) {
        return Sketch.of(viva.tree()).hidingValues();
    }
}
