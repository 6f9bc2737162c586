package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.setup.CommandFailed;
import plybook.setup.MachineLacks;
import plybook.task.Course;

class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(CommandLine command, String... arguments) {
        return command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(arguments);
    }

    @Test
    void the_exit_code_tells_failed_from_undecided() {
        CheckResult passed = new CheckResult("S.a", "a", 1, "", new Verdict.Passed());
        CheckResult look =
                new CheckResult("S.b", "b", 1, "", new Verdict.NeedsLook("undecided", new Evidence("", "", "", "")));
        CheckResult failed = new CheckResult("S.c", "c", 1, "", new Verdict.Crashed("crashed"));
        assertThat(Main.code(List.of(report(passed)))).isEqualTo(Main.PASSED);
        assertThat(Main.code(List.of(report(passed), report(passed, look)))).isEqualTo(Main.NEEDS_LOOK);
        assertThat(Main.code(List.of(report(passed, look), report(failed)))).isEqualTo(Main.FAILED);
        assertThat(Main.code(List.of(report(look, failed)))).isEqualTo(Main.FAILED);
    }

    private static Report report(CheckResult... results) {
        return new Report(Course.find("01"), List.of(results), List.of(), "");
    }

    static Set<String> commands() {
        return Main.commandLine().getSubcommands().keySet();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_explains_itself(String command) {
        assertThat(run(Main.commandLine(), command, "--help")).isEqualTo(Main.PASSED);
        assertThat(out.toString()).contains("Usage: plybook " + command);
    }

    @Test
    void help_is_a_command_too() {
        assertThat(run(Main.commandLine(), "help", "check")).isEqualTo(Main.PASSED);
        assertThat(out.toString()).startsWith("Usage: plybook check");
    }

    @Test
    void help_lists_every_command() {
        assertThat(run(Main.commandLine(), "--help")).isEqualTo(Main.PASSED);
        assertThat(commands()).isNotEmpty().allSatisfy(command -> assertThat(out.toString())
                .containsPattern("(?m)^  " + command + " "));
    }

    @Test
    void every_option_of_every_command_has_a_help_text() {
        Main.commandLine().getSubcommands().forEach((name, command) -> assertThat(
                        command.getCommandSpec().args())
                .allSatisfy(option -> assertThat(option.description())
                        .as("%s: %s", name, option)
                        .isNotEmpty()));
    }

    @Test
    void every_help_text_belongs_to_a_command_and_its_option() {
        Set<String> keys = new TreeSet<>();
        CommandLine plybook = Main.commandLine();
        keys.addAll(List.of("plybook.usage.description", "plybook.usage.footer"));
        addKeys("plybook.", plybook, keys);
        assertThat(Texts.bundle().keySet())
                .filteredOn(key -> key.startsWith("plybook."))
                .isNotEmpty()
                .allSatisfy(key -> assertThat(keys).contains(key.replaceFirst("\\.\\d+$", "")));
    }

    private static void addKeys(String parent, CommandLine line, Set<String> keys) {
        line.getSubcommands().forEach((name, command) -> {
            String prefix = parent + name + ".";
            keys.addAll(List.of(prefix + "usage.description", prefix + "usage.footer"));
            CommandLine.Model.CommandSpec spec = command.getCommandSpec();
            spec.positionalParameters().forEach(each -> keys.add(prefix + each.descriptionKey()));
            spec.options().forEach(each -> keys.add(prefix + each.longestName().substring("--".length())));
            spec.argGroups().forEach(each -> keys.add(prefix + each.headingKey()));
            addKeys(prefix, command, keys);
        });
    }

    @Test
    void an_unknown_command_is_wrong_usage() {
        assertThat(run(Main.commandLine(), "labb")).isEqualTo(Main.USAGE);
        assertThat(err.toString()).contains("labb").contains("plybook lab");
    }

    @Test
    void an_unknown_option_is_wrong_usage() {
        assertThat(run(Main.commandLine(), "lessons", "--upd")).isEqualTo(Main.USAGE);
    }

    @Test
    void a_machine_that_lacks_something_is_exit_code_3_and_one_message() {
        assertThat(run(throwing(new MachineLacks("no moon")), "fail")).isEqualTo(Main.MACHINE);
        assertThat(err.toString()).isEqualToNormalizingNewlines("no moon\n");
    }

    @Test
    void a_command_that_failed_is_exit_code_1_and_one_message() {
        assertThat(run(throwing(new CommandFailed("no luck")), "fail")).isEqualTo(Main.FAILED);
        assertThat(err.toString()).isEqualToNormalizingNewlines("no luck\n");
    }

    @Test
    void an_unforeseen_exception_keeps_its_stack_trace() {
        assertThat(run(throwing(new IllegalStateException("ours")), "fail")).isEqualTo(Main.FAILED);
        assertThat(err.toString()).contains("IllegalStateException").contains("\tat ");
    }

    private static CommandLine throwing(RuntimeException exception) {
        Runnable fail = () -> {
            throw exception;
        };
        CommandLine command = Main.commandLine();
        CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.wrapWithoutInspection(fail);
        command.addSubcommand("fail", spec);
        return command.setExecutionExceptionHandler(command.getExecutionExceptionHandler());
    }
}
