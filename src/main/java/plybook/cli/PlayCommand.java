package plybook.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import plybook.judge.LearnersPlay;
import plybook.report.Terminal;
import plybook.workbook.Play;

/** {@code plybook play}: Tic-Tac-Toe in the terminal. */
@Command(
        name = "play",
        description = {
            "Plays Tic-Tac-Toe with you.",
            "With --from the rules and the computer's moves are your own functions, as far as they are written."
        },
        mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    @Option(names = "--from", paramLabel = "DIR", description = "Play with the functions in this folder, such as my.")
    private Optional<Path> from = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        Terminal terminal = Terminal.here();
        PrintWriter writer = spec.commandLine().getOut();
        Consumer<String> out = text -> {
            writer.println(terminal.shown(text));
            writer.flush();
        };
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        if (from.isEmpty()) {
            new Play(in, out).run();
            return Main.PASSED;
        }
        LearnersFolder folder = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        Machine.requireJdk();
        try (LearnersPlay learner = new LearnersPlay(folder::of)) {
            learner.notes().forEach(out);
            if (learner.hasSearch()) {
                new Play(in, out, learner.rules(), learner::choose).run();
            } else {
                new Play(in, out, learner.rules()).run();
            }
        }
        return Main.PASSED;
    }
}
