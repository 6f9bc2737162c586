package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.setup.Project;

/** What the commands print in the consoles of Windows, byte by byte, on every JDK of this machine. */
class ConsoleIT {
    private static final List<String> CODE_PAGES = List.of("IBM437", "IBM850", "windows-1252");

    /** Signs that the plain replacements put in the place of others. */
    private static final String REPLACED = "·✓✗…─│├└←→−–×αβ∞≥≤≠“”’";

    @TempDir
    static Path temp;

    private static String plain = "";

    @BeforeAll
    static void printThemInUtf8() throws Exception {
        plain = print(javas().get(0), "UTF-8", commands(temp.resolve("wörk")));
    }

    /** A JDK and a code page. */
    record Console(Path java, String codePage) {
        @Override
        public String toString() {
            return java.resolve("../..").normalize().getFileName() + " in " + codePage;
        }
    }

    static Stream<Console> consoles() throws IOException {
        List<Path> javas = javas();
        // They differ in how they learn of a code page, not in the code pages: one of those will do for the others.
        return Stream.concat(
                CODE_PAGES.stream().map(page -> new Console(javas.get(0), page)),
                javas.stream().skip(1).map(java -> new Console(java, CODE_PAGES.get(0))));
    }

    /** This test's own Java and, where they are installed beside it, the oldest and a newer one that the course supports. */
    private static List<Path> javas() throws IOException {
        Path own = Path.of(System.getProperty("java.home")).toRealPath();
        List<Path> found = new ArrayList<>(List.of(own.resolve("bin/java")));
        try (Stream<Path> beside = Files.list(own.resolveSibling(""))) {
            beside.filter(Files::isDirectory)
                    .filter(home -> !Files.isSymbolicLink(home))
                    .filter(home -> !home.equals(own))
                    .filter(home -> home.getFileName().toString().matches(".*\\b(17|25)\\b.*"))
                    .map(home -> home.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .sorted()
                    .forEach(found::add);
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("consoles")
    void every_command_prints_only_what_the_code_page_can_show(Console console) throws Exception {
        Charset page = Charset.forName(console.codePage);
        String shown = print(console.java, console.codePage, commands(temp.resolve("wörk " + console)));

        assertThat(plain).as("something to replace").contains("α", "─", "·").contains("==> tournament: 0");
        assertThat(nonAscii(shown)).as("letters that nobody wrote").isSubsetOf(nonAscii(plain));
        Set<String> lost = nonAscii(plain).stream()
                .filter(letter -> !page.newEncoder().canEncode(letter) && !REPLACED.contains(letter))
                .collect(Collectors.toSet());
        assertThat(lost).as("signs without a plain replacement").isEmpty();
        assertThat(count(shown, '?')).as("signs that became ?").isEqualTo(count(plain, '?'));
        assertThat(shown).doesNotContain("\\u");
    }

    /** Each command's help, and what those print that need neither a network nor a browser. */
    private static List<List<String>> commands(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<List<String>> commands = new ArrayList<>();
        Main.commandLine().getSubcommands().keySet().stream()
                .sorted()
                .forEach(command -> commands.add(List.of(command, "--help")));
        String root = Project.here().root().toString();
        commands.add(List.of("--version"));
        commands.add(List.of("chekc"));
        commands.add(List.of("check", "1", "--from", root + "/exercises"));
        commands.add(List.of("check", "4", "--from", wrong(folder).toString(), "--all"));
        commands.add(List.of("check", "--from", folder + "/nowhere"));
        commands.add(List.of("explore", "((7 3) (15))", "--out", folder + "/tree.html"));
        commands.add(List.of("play", "--text"));
        commands.add(List.of("tournament", "beginner", "greedy", "--pairs", "1", "--size", "9", "--nodes", "30"));
        commands.add(List.of("ide", folder + "/wrong"));
        return commands;
    }

    /** Makes a folder with an alpha-beta that misses cuts: its verdict draws trees, and names windows. */
    private static Path wrong(Path folder) throws IOException {
        Path exercise = Files.createDirectories(folder.resolve("wrong/04-alpha-beta"));
        Files.copy(
                Path.of("src/test/resources/mutants/wrong/04-alpha-beta/only-max-cuts/MyAlphaBeta.java"),
                exercise.resolve("MyAlphaBeta.java"));
        return folder.resolve("wrong");
    }

    /** Runs the commands one after the other in one process, and returns all that it printed. */
    private static String print(Path java, String codePage, List<List<String>> commands) throws Exception {
        Path list = temp.resolve("commands");
        Files.write(
                list, commands.stream().map(words -> String.join("\t", words)).toList());
        Path said = temp.resolve("said");
        Process process = new ProcessBuilder(
                        java.toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dfile.encoding=UTF-8",
                        "-Dstdout.encoding=" + codePage,
                        "-Dstderr.encoding=" + codePage,
                        "-cp",
                        System.getProperty("java.class.path"),
                        CommandsInOneProcess.class.getName(),
                        list.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .redirectInput(new File("/dev/null"))
                .start();
        assertThat(process.waitFor())
                .as(Files.readString(said, Charset.forName("IBM437")))
                .isZero();
        return Charset.forName(codePage)
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(Files.readAllBytes(said)))
                .toString();
    }

    private static Set<String> nonAscii(String text) {
        return text.codePoints()
                .filter(c -> c > 126)
                .mapToObj(Character::toString)
                .collect(Collectors.toSet());
    }

    private static long count(String text, char wanted) {
        return text.chars().filter(c -> c == wanted).count();
    }
}
