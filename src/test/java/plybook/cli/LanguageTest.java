package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plybook.text.Messages;

/** A second language is one more file: {@code messages_xx.properties} on the class path of the tests. */
class LanguageTest {
    @Test
    void a_command_speaks_the_language_of_the_variable() throws IOException {
        assertThat(said(Map.of(Messages.VARIABLE, "xx"), List.of(), "check", "--json", "--watch"))
                .contains("--json u --watch su dva");
    }

    @Test
    void the_property_wins_over_the_variable() throws IOException {
        assertThat(said(Map.of(Messages.VARIABLE, "xx"), List.of("-Dplybook.lang=en"), "check", "--json", "--watch"))
                .contains("--json and --watch cannot be used together");
    }

    @Test
    void help_is_translated_too_and_what_is_missing_stays_english() throws IOException {
        assertThat(said(Map.of(), List.of("-Dplybook.lang=xx"), "check", "--help"))
                .contains("Gledaj fajlove.", "Without an EXERCISE it checks them all.");
    }

    private static String said(Map<String, String> environment, List<String> options, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(options);
        command.add(Main.class.getName());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().remove(Messages.VARIABLE);
        builder.environment().putAll(environment);
        return new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
