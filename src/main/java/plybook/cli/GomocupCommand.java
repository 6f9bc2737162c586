package plybook.cli;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plybook.engine.Level;
import plybook.gomocup.Main;
import plybook.gomocup.Settings;

/** {@code plybook gomocup}: the Gomoku engine on standard input and output. Without options the launcher does not even come here. */
@Command(
        name = "gomocup",
        description = {
            "Speaks the Gomocup (Piskvork) protocol: commands on standard input, answers on standard output, until END.",
            "To try it, type START 15, then BEGIN or TURN 7,7. docs/gomocup.md tells every command."
        },
        mixinStandardHelpOptions = true)
final class GomocupCommand implements Callable<Integer> {
    @Option(
            names = "--level",
            paramLabel = "NAME",
            completionCandidates = Levels.class,
            description = "How strong it plays: ${COMPLETION-CANDIDATES} (default: strong).")
    private String level = "strong";

    @Option(
            names = "--time",
            paramLabel = "MS",
            description = "Milliseconds for a move until the manager says INFO timeout_turn (default: 5000).")
    private int time = 5_000;

    @Option(names = "--suggest", description = "Send moves as SUGGEST, and wait for PLAY to confirm or replace them.")
    private boolean suggest;

    @Option(
            names = "--debug",
            description = "Tell before each move, in a line that starts with DEBUG, what was searched.")
    private boolean debug;

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    /** The names of the levels. */
    static final class Levels implements Iterable<String> {
        @Override
        public java.util.Iterator<String> iterator() {
            return names().iterator();
        }

        static List<String> names() {
            return Arrays.stream(Level.values()).map(Level::title).toList();
        }
    }

    @Override
    public Integer call() {
        Main.run(new Settings(Main.players(level()), duration(), suggest, debug));
        return plybook.cli.Main.PASSED;
    }

    private Level level() {
        try {
            return Level.named(level);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private Duration duration() {
        if (time < 0) {
            throw new ParameterException(spec.commandLine(), "a move cannot take " + time + " milliseconds");
        }
        return Duration.ofMillis(time);
    }
}
