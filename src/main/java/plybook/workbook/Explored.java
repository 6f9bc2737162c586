package plybook.workbook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Window;
import plybook.search.Counters;
import plybook.trace.AskedLeaves;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;
import plybook.trace.Sketch;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.view.BoardSvg;
import plybook.view.Explorer;
import plybook.view.Picture;
import plybook.view.Practice;
import plybook.view.TreeSvg;

/** Searches to step through in a notebook. */
final class Explored {
    private Explored() {}

    /** Returns the explorer, with a picture of each search where scripts may not run, and with a summary as its text. */
    static Shown of(List<Recording> recordings) {
        String title = recordings.stream()
                .map(Recording::title)
                .reduce((one, other) -> Texts.of("explored.beside", one, other))
                .orElseThrow();
        String summary = recordings.stream()
                .map(each -> Texts.of(
                        "explored.summary",
                        each.title(),
                        Window.text(each.value()),
                        each.visited(),
                        each.steps().size()))
                .collect(Collectors.joining("\n"));
        String stills = recordings.stream().map(Explored::still).distinct().collect(Collectors.joining("\n"));
        return new Shown(Explorer.frame(title, recordings, stills), summary);
    }

    static Shown practice(Optional<Tree> first) {
        String instead = first.map(
                        tree -> TreeSvg.of(Sketch.of(tree).hidingValues()).html())
                .orElseGet(() -> "<p>" + Texts.of("explored.practice.trust") + "</p>");
        return new Shown(Practice.frame(first, instead), Texts.of("explored.practice"));
    }

    /** Returns the picture for places where scripts may not run. */
    private static String still(Recording recording) {
        return recording
                .tree()
                .map(tree -> still(tree, recording.visited()))
                .or(() -> recording.board().map(BoardSvg::of))
                .map(Picture::html)
                .orElse("<p>" + Shown.escape(recording.title()) + "</p>");
    }

    /** Returns the whole search, if it went through the tree like one of the library's; otherwise the tree alone. */
    private static Picture still(Tree tree, long visited) {
        return Stream.of(Trace.minimax(tree), Trace.alphaBeta(tree))
                .filter(trace -> trace.counters().visited() == visited)
                .findFirst()
                .map(trace -> TreeSvg.of(tree, trace))
                .orElseGet(() -> TreeSvg.of(tree));
    }

    /** Returns the recording of a trace without a name, named after what it did. */
    static Recording named(Trace<?, ?> trace) {
        Counters counters = trace.counters();
        return Recording.of(Texts.of("explored.unnamed", counters.visited(), counters.cutoffs()), trace);
    }

    /** Returns the recording of a search that has no listener, reconstructed from the leaves that it asks for. */
    static Recording watched(String title, Tree tree, ToIntFunction<TreeGame> search) {
        List<Integer> values = TreeGame.leafValues(tree);
        List<Integer> asked = new ArrayList<>();
        int answer = search.applyAsInt(new TreeGame(tree, leaf -> {
            asked.add(leaf);
            return values.get(leaf);
        }));
        return AskedLeaves.recording(title, tree, Window.FULL, asked, answer);
    }

    static Recording read(Path file) {
        try {
            return RecordingJson.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(Texts.of("cannot.read", file), e);
        }
    }

    static void write(Trace<?, ?> trace, Path file) {
        try {
            Files.writeString(file, RecordingJson.of(named(trace)) + "\n", StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(Texts.of("cannot.write", file), e);
        }
    }
}
