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

/** Searches to be stepped through in a notebook. */
final class Explored {
    private Explored() {}

    /** The explorer, and where scripts may not run a picture of each search; as text the steps' summary. */
    static Shown of(List<Recording> recordings) {
        String title = recordings.stream().map(Recording::title).collect(Collectors.joining(" beside "));
        String summary = recordings.stream()
                .map(each -> each.title() + ": value " + Window.text(each.value()) + ", " + each.visited() + " nodes, "
                        + each.steps().size() + " steps")
                .collect(Collectors.joining("\n"));
        String stills = recordings.stream().map(Explored::still).distinct().collect(Collectors.joining("\n"));
        return new Shown(Explorer.frame(title, recordings, stills), summary);
    }

    static Shown practice(Optional<Tree> first) {
        String instead = first.map(
                        tree -> TreeSvg.of(Sketch.of(tree).hidingValues()).html())
                .orElse("<p>The practice page needs a notebook that is trusted.</p>");
        return new Shown(
                Practice.frame(first, instead), "A page to practise alpha-beta on; it shows in a notebook only.");
    }

    /** What shows where scripts may not run. */
    private static String still(Recording recording) {
        return recording
                .tree()
                .map(tree -> still(tree, recording.visited()))
                .or(() -> recording.board().map(BoardSvg::of))
                .map(Picture::html)
                .orElse("<p>" + Shown.escape(recording.title()) + "</p>");
    }

    /** The whole search, if it went through the tree as one of the library's does; otherwise the tree alone. */
    private static Picture still(Tree tree, long visited) {
        return Stream.of(Trace.minimax(tree), Trace.alphaBeta(tree))
                .filter(trace -> trace.counters().visited() == visited)
                .findFirst()
                .map(trace -> TreeSvg.of(tree, trace))
                .orElseGet(() -> TreeSvg.of(tree));
    }

    /** A trace by what it did, for whoever gave it no name. */
    static Recording named(Trace<?, ?> trace) {
        Counters counters = trace.counters();
        return Recording.of(
                "a search of " + counters.visited() + " nodes with " + counters.cutoffs()
                        + (counters.cutoffs() == 1 ? " cut" : " cuts"),
                trace);
    }

    /** A search that tells nobody what it does, seen by the leaves that it asks for. */
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
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    static void write(Trace<?, ?> trace, Path file) {
        try {
            Files.writeString(file, RecordingJson.of(named(trace)) + "\n", StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
