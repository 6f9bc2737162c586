package plybook.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.grading.AtomicFile;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.view.Explorer;
import plybook.view.Practice;

/** {@code plybook explore}: a search as a page to step through, or a page to practise on. */
@Command(
        name = "explore",
        description = {
            "Writes a page to step through searches, forwards and backwards, or to practise alpha-beta by hand.",
            "The page is one file that works without a network."
        },
        mixinStandardHelpOptions = true)
final class ExploreCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "TREE|FILE",
            arity = "0..1",
            description = {
                "A tree, such as \"((7 3) (15) (1 12 20 22))\", which is searched by minimax and by alpha-beta side by side;",
                "or a file with a trace, as a notebook's save(…) writes it. The tree is the one of this help by default."
            })
    private String subject = "((7 3) (15) (1 12 20 22))";

    @Option(
            names = "--practise",
            description = "A page on which to fill in windows, values and cuts by hand, beginning with the tree.")
    private boolean practise;

    @Option(names = "--trace", paramLabel = "FILE", description = "Write alpha-beta's trace to this file as well.")
    private Optional<Path> trace = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write the page: explore.html by default.")
    private Path out = Path.of("explore.html");

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        try {
            write(out, page());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        spec.commandLine().getOut().println("Wrote " + out + ": open it in a browser.");
        return Main.PASSED;
    }

    private String page() {
        Path file = subject.strip().startsWith("(") ? Path.of("") : asFile();
        if (Files.isRegularFile(file)) {
            if (practise || trace.isPresent()) {
                throw new IllegalArgumentException("--practise and --trace need a tree, not a file");
            }
            Recording recording = read(file);
            return Explorer.page(recording.title(), List.of(recording));
        }
        Tree tree = tree();
        Recording alphaBeta = Recording.of("alpha-beta", Trace.alphaBeta(tree));
        trace.ifPresent(to -> {
            write(to, RecordingJson.of(alphaBeta) + "\n");
            spec.commandLine().getOut().println("Wrote " + to);
        });
        if (practise) {
            return Practice.page(Optional.of(tree));
        }
        return Explorer.page(
                "Minimax beside alpha-beta", List.of(Recording.of("minimax", Trace.minimax(tree)), alphaBeta));
    }

    private Path asFile() {
        try {
            return Path.of(subject);
        } catch (InvalidPathException e) {
            return Path.of("");
        }
    }

    private Tree tree() {
        try {
            return Tree.parse(subject);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "\"" + subject + "\" is neither a file nor a tree: " + e.getMessage(), e);
        }
    }

    private static Recording read(Path file) {
        try {
            return RecordingJson.read(file);
        } catch (IOException e) {
            throw new CommandFailed("cannot read " + file + ": is it a text in UTF-8? " + e, e);
        }
    }

    private static void write(Path file, String text) {
        try {
            AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new CommandFailed("cannot write " + file + ": " + e, e);
        }
    }
}
