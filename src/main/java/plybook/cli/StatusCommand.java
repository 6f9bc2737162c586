package plybook.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import plybook.report.Terminal;
import plybook.setup.CommandFailed;
import plybook.setup.Project;
import plybook.workbook.CourseMap;

/** {@code plybook status}: the map of the course, with what is done. */
@Command(name = "status", mixinStandardHelpOptions = true)
final class StatusCommand implements Callable<Integer> {
    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        LearnersFolder folder = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        try {
            spec.commandLine()
                    .getOut()
                    .println(Terminal.here().fit(CourseMap.of(folder.given()).text()));
            return Main.PASSED;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.read", folder.given()), e);
        }
    }
}
