package plybook.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.ide.IdeProject;
import plybook.setup.CommandFailed;
import plybook.setup.Machine;
import plybook.setup.MyFolder;
import plybook.setup.Project;
import plybook.task.Course;

/** {@code plybook ide}: a folder with exercises as a project that an IDE opens. */
@Command(name = "ide", mixinStandardHelpOptions = true)
final class IdeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", descriptionKey = "DIR", arity = "0..1")
    private Optional<Path> given = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        Project project = Project.here();
        Machine.requireJdk();
        Path folder = given.orElse(project.my());
        try {
            boolean mine = folder.toAbsolutePath().normalize().equals(project.my());
            say(folder, mine ? MyFolder.fillMine(project) : fill(folder, project));
            return Main.PASSED;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", folder, e), e);
        }
    }

    private List<MyFolder.Change> fill(Path folder, Project project) throws IOException {
        LearnersFolder learners = new LearnersFolder(folder);
        if (Course.exercises().stream().noneMatch(exercise -> Files.isDirectory(learners.of(exercise)))) {
            throw new ParameterException(
                    spec.commandLine(),
                    Texts.of(
                            "ide.no.exercises",
                            folder,
                            Course.exercises().get(0).folder()));
        }
        String exercises = folder.relativize(learners.exercises()).toString();
        return new MyFolder(project, folder)
                .fill(project.forIde().files(folder, exercises.isEmpty() ? "" : exercises + "/"));
    }

    private void say(Path folder, List<MyFolder.Change> changes) {
        PrintWriter out = spec.commandLine().getOut();
        changes.stream()
                .filter(change -> change.kind() != MyFolder.Kind.PLACED)
                .forEach(change -> out.println(Texts.of("my.change", folder, change)));
        out.println(Texts.of("ide.open", folder.toAbsolutePath().normalize(), IdeProject.TEST));
    }
}
