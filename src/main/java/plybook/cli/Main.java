package plybook.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import plybook.cli.author.NewCommand;
import plybook.cli.instructor.AssignmentCommand;
import plybook.cli.instructor.BundleCommand;
import plybook.cli.instructor.ClassCommand;
import plybook.cli.instructor.ReleaseCommand;
import plybook.cli.instructor.VivaCommand;
import plybook.judge.process.MachineBusy;
import plybook.judge.process.SandboxMissing;
import plybook.judge.verdict.Report;
import plybook.report.ProgramVersion;
import plybook.report.Terminal;
import plybook.setup.CommandFailed;
import plybook.setup.MachineLacks;

/** The command line: {@code plybook COMMAND}. A new command is one more class in the list; its help is in {@code messages.properties}. */
@Command(name = "plybook", mixinStandardHelpOptions = true, versionProvider = Main.Version.class)
public final class Main implements Runnable {
    private static final List<Class<?>> COMMANDS = List.of(
            LabCommand.class,
            IdeCommand.class,
            KernelCommand.class,
            LessonsCommand.class,
            CheckCommand.class,
            HintCommand.class,
            StatusCommand.class,
            SubmitCommand.class,
            GradeCommand.class,
            DiagnoseCommand.class,
            ExploreCommand.class,
            PlayCommand.class,
            GomocupCommand.class,
            TournamentCommand.class,
            LeagueCommand.class,
            DuelCommand.class,
            AssignmentCommand.class,
            ReleaseCommand.class,
            BundleCommand.class,
            ClassCommand.class,
            VivaCommand.class,
            BenchCommand.class,
            NewCommand.class,
            CommandLine.HelpCommand.class);

    /** Done, and all passed. */
    public static final int PASSED = 0;
    /** Something did not pass. */
    public static final int FAILED = 1;
    /** Wrong usage. */
    public static final int USAGE = 2;
    /** The machine lacks something; the message says what, and how to get it. */
    public static final int MACHINE = 3;
    /** Nothing failed, and something is undecided: an instructor has to look. */
    public static final int NEEDS_LOOK = 4;

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] arguments) {
        if (List.of(arguments).equals(List.of("gomocup"))) {
            plybook.gomocup.Main.main(new String[0]); // a manager waits for the first answer
        }
        Terminal.install();
        System.exit(run(arguments));
    }

    /** Runs the command, and returns its exit code. */
    static int run(String... arguments) {
        String[] words = arguments.length == 0 ? new String[] {"lab"} : arguments;
        List<Class<?>> named = COMMANDS.stream()
                .filter(command -> command.getAnnotation(Command.class).name().equals(words[0]))
                .toList();
        // To read the options of all the others takes a fifth of a second.
        return commandLine(named.isEmpty() || named.contains(CommandLine.HelpCommand.class) ? COMMANDS : named)
                .execute(words);
    }

    /** Returns the exit code that tells how the reports came out. */
    static int code(List<Report> reports) {
        if (reports.stream().allMatch(Report::passed)) {
            return PASSED;
        }
        return reports.stream().allMatch(report -> report.passed() || report.needsLook()) ? NEEDS_LOOK : FAILED;
    }

    static CommandLine commandLine() {
        return commandLine(COMMANDS);
    }

    private static CommandLine commandLine(List<Class<?>> commands) {
        CommandLine line = new CommandLine(new Main());
        commands.forEach(line::addSubcommand);
        return line.setResourceBundle(Texts.bundle())
                .setOut(Terminal.writer(System.out))
                .setErr(Terminal.writer(System.err))
                .setExecutionExceptionHandler((exception, command, parsed) -> explain(exception, command))
                .setParameterExceptionHandler((exception, arguments) -> refuse(exception));
    }

    /** Says what went wrong in one plain message. Anything unforeseen is a mistake of ours and keeps its stack trace. */
    private static int explain(Exception exception, CommandLine command) throws Exception {
        PrintWriter err = command.getErr();
        if (exception instanceof MachineLacks
                || exception instanceof SandboxMissing
                || exception instanceof MachineBusy) {
            err.println(exception.getMessage());
            return MACHINE;
        }
        if (exception instanceof CommandFailed) {
            err.println(exception.getMessage());
            return FAILED;
        }
        throw exception;
    }

    private static int refuse(CommandLine.ParameterException exception) {
        CommandLine command = exception.getCommandLine();
        command.getErr().println(exception.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(exception, command.getErr());
        command.getErr().println(Texts.of("usage.help", command.getCommandSpec().qualifiedName()));
        return USAGE;
    }

    @Override
    public void run() {
        // Only reached as "plybook" with options but no command, such as "plybook --", which picocli accepts.
        throw new CommandLine.ParameterException(commandLine(), Texts.of("usage.no.command"));
    }

    /** Plybook's version with the commit that it was built from, and the Java it runs on. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"plybook " + ProgramVersion.get() + " on Java " + System.getProperty("java.version")};
        }
    }
}
