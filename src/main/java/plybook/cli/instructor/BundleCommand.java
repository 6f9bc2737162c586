package plybook.cli.instructor;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.assignment.AssignmentFile;
import plybook.assignment.AssignmentProblems;
import plybook.bundle.Bundle;
import plybook.release.Release;
import plybook.release.ReleaseWriter;
import plybook.setup.CommandFailed;
import plybook.setup.Project;

/** {@code plybook bundle}: an assignment as a course system or a cluster takes it. */
@Command(name = "bundle", mixinStandardHelpOptions = true)
public final class BundleCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "KIND", descriptionKey = "KIND")
    private String kind = "";

    @Parameters(index = "1", paramLabel = "FILE", descriptionKey = "FILE", arity = "0..1")
    private Path file = Path.of(AssignmentFile.NAME);

    @Option(names = "--out", paramLabel = "ZIP|DIR", required = true)
    private Path out = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        try {
            Bundle bundle = Bundle.named(kind);
            Release files = bundle.of(Project.here(), AssignmentFile.read(file));
            if (out.toString().endsWith(".zip")) {
                ReleaseWriter.flatArchive(files, out);
            } else {
                ReleaseWriter.folder(files, out);
            }
            PrintWriter said = spec.commandLine().getOut();
            said.println(Texts.of("bundle.done", out, files.files().size()));
            said.println(Texts.of("bundle.next." + bundle));
            said.flush();
            return 0;
        } catch (AssignmentProblems | IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("bundle.failed", e), e);
        }
    }
}
