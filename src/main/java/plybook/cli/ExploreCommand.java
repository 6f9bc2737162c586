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
import plybook.game.Game;
import plybook.grading.AtomicFile;
import plybook.registry.GameRegistry;
import plybook.registry.PlayableGame;
import plybook.setup.CommandFailed;
import plybook.trace.Recording;
import plybook.trace.RecordingJson;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.view.Explorer;
import plybook.view.Poster;
import plybook.view.Practice;
import plybook.web.Exploration;

/** {@code plybook explore}: a search as a page to step through, or a page to practise on. */
@Command(name = "explore", mixinStandardHelpOptions = true)
final class ExploreCommand implements Callable<Integer> {
    @Parameters(paramLabel = "TREE|FILE|GAME", arity = "0..1", descriptionKey = "TREE")
    private String subject = "((7 3) (15) (1 12 20 22))";

    @Option(names = "--practise")
    private boolean practise;

    @Option(names = "--poster")
    private boolean poster;

    @Option(names = "--trace", paramLabel = "FILE")
    private Optional<Path> trace = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        Path to = out.orElse(poster ? Path.of("poster.svg") : usual(practise));
        try {
            write(to, poster ? poster() : page());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        spec.commandLine().getOut().println(Texts.of("explore.wrote", to));
        return Main.PASSED;
    }

    /** Returns the file that is written if none is named: the two pages have a file each. */
    static Path usual(boolean practise) {
        return Path.of(practise ? "practise.html" : "explore.html");
    }

    private String page() {
        Path file = subject.strip().startsWith("(") ? Path.of("") : asFile();
        if (Files.isRegularFile(file)) {
            if (practise || trace.isPresent()) {
                throw new IllegalArgumentException(Texts.of("explore.tree.only"));
            }
            Recording recording = read(file);
            return Explorer.page(recording.title(), List.of(recording));
        }
        Optional<PlayableGame<?, ?>> game = GameRegistry.find(subject);
        if (game.isPresent() && !practise && trace.isEmpty()) {
            return Exploration.page(game.get());
        }
        Tree tree = tree();
        Recording alphaBeta = Recording.of("alpha-beta", Trace.alphaBeta(tree));
        trace.ifPresent(to -> {
            write(to, RecordingJson.of(alphaBeta) + "\n");
            spec.commandLine().getOut().println(Texts.of("explore.wrote.trace", to));
        });
        if (practise) {
            return Practice.page(Optional.of(tree));
        }
        return Explorer.page(
                Texts.of("explore.title"), List.of(Recording.of("minimax", Trace.minimax(tree)), alphaBeta));
    }

    private String poster() {
        if (practise || trace.isPresent()) {
            throw new IllegalArgumentException(Texts.of("explore.poster.alone"));
        }
        Optional<PlayableGame<?, ?>> game = GameRegistry.find(subject);
        return game.isPresent() ? poster(game.get()) : poster(new TreeGame(tree()));
    }

    private static <S, A> String poster(PlayableGame<S, A> played) {
        Game<S, A> game = played.outlook().game();
        return Poster.of(played.title(), game, game.initialState()).svg();
    }

    private static String poster(TreeGame game) {
        return Poster.of(Texts.of("explore.poster.tree"), game, game.initialState())
                .svg();
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
                    subject.strip().startsWith("(")
                            ? Texts.of("explore.neither", subject, e.getMessage())
                            : Texts.of("explore.unknown", subject, GameRegistry.ids()),
                    e);
        }
    }

    private static Recording read(Path file) {
        try {
            return RecordingJson.read(file);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("explore.cannot.read", file, e), e);
        }
    }

    private static void write(Path file, String text) {
        try {
            AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("explore.cannot.write", file, e), e);
        }
    }
}
