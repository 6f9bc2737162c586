package plybook.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.assignment.Assignment;
import plybook.assignment.Marking;
import plybook.cli.instructor.AssignmentOption;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Rung;
import plybook.report.Terminal;
import plybook.setup.Machine;
import plybook.setup.Project;
import plybook.task.Exercise;
import plybook.workbook.Progress;

/** {@code plybook hint}: one step more of help with the first check that does not pass. */
@Command(name = "hint", mixinStandardHelpOptions = true)
final class HintCommand implements Callable<Integer> {
    @Parameters(paramLabel = "EXERCISE", arity = "0..1", descriptionKey = "EXERCISE")
    private List<String> names = new ArrayList<>();

    @Option(names = "--from", paramLabel = "DIR")
    private Optional<Path> from = Optional.empty();

    @Mixin
    private AssignmentOption assigned = new AssignmentOption();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        Machine.requireJdk();
        LearnersFolder folder = LearnersFolder.existing(from, Project.here(), spec.commandLine());
        Optional<Assignment> assignment =
                assigned.in(spec.commandLine(), folder.given(), Project.here().root());
        Judge judge = new Judge(
                Conditions.practice().asking(assignment.map(Assignment::cutoff).orElse(Conditions.Cutoff.ANY)));
        for (Exercise exercise : AssignmentOption.exercises(names, assignment, spec.commandLine())) {
            Report report = judge.checkUpToFirstToDo(exercise, folder.of(exercise));
            Report shown = assignment
                    .map(Marking::new)
                    .map(marking -> marking.shown(report))
                    .orElse(report);
            Optional<CheckResult> open = shown.firstToDo();
            if (open.isPresent()) {
                help(open.get(), exercise, new Progress(folder.given()));
                return Main.PASSED;
            }
        }
        say(Texts.of("hint.passed"));
        return Main.PASSED;
    }

    private void help(CheckResult check, Exercise exercise, Progress progress) {
        say(Texts.of("hint.check", exercise.number(), check.title()));
        List<Rung> rungs = Rung.of(check);
        if (rungs.isEmpty()) {
            say("\n" + Texts.of(check.verdict() instanceof Verdict.NotCompiled ? "hint.compile" : "hint.hidden"));
            return;
        }
        int shown = Math.min(rungs.size(), progress.taken(check.id()) + 1);
        rungs.subList(0, shown).forEach(this::say);
        progress.take(check.id(), shown);
        say(
                shown < rungs.size()
                        ? Texts.of("hint.more", rungs.size() - shown)
                        : Texts.of("hint.last", "exercises/" + exercise.folder() + "/README.md"));
    }

    private void say(Rung rung) {
        say("\n" + rung.label() + "\n  " + rung.text().replace("\n", "\n  "));
        if (!rung.drawing().isEmpty()) {
            say("\n" + rung.drawing().stripTrailing().indent(4).stripTrailing());
        }
        if (!rung.command().isEmpty()) {
            say("\n    " + rung.command());
        }
    }

    private void say(String text) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(Terminal.here().fit(text));
    }
}
