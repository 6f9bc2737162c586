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
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import plybook.setup.Project;

/** The output of the commands in the consoles of Windows, byte by byte, on every JDK of this machine that the course supports. */
@Tag("corpus-only")
class ConsoleIT {
    private static final List<String> CODE_PAGES = List.of("IBM437", "IBM850", "windows-1252");

    /** Signs that the plain replacements put in the place of others. */
    private static final String REPLACED = "·✓✗✂█…─│├└←→−–×αβ∞≥≤≠“”’";

    @TempDir
    Path temp;

    /** A JDK and a code page. */
    record Console(Path java, String codePage) {
        @Override
        public String toString() {
            return name(java) + " in " + codePage;
        }
    }

    static Stream<Console> consoles() throws IOException {
        return javas().flatMap(java -> CODE_PAGES.stream().map(page -> new Console(java, page)));
    }

    static Stream<Path> ownJava() throws IOException {
        return javas().limit(1);
    }

    static Stream<Path> otherJavas() throws IOException {
        return javas().skip(1);
    }

    /** This test's own Java and, where they are installed beside it, the oldest and a newer one that the course supports. */
    private static Stream<Path> javas() throws IOException {
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
        return found.stream();
    }

    private static String name(Path java) {
        return String.valueOf(java.resolve("../..").normalize().getFileName());
    }

    @ParameterizedTest
    @MethodSource("ownJava")
    void every_command_prints_only_what_the_code_pages_can_show(Path java) throws Exception {
        everyCommandPrintsOnlyWhatTheCodePagesCanShow(java);
    }

    @Tag("servers") // for its time alone
    @ParameterizedTest
    @MethodSource("otherJavas")
    void so_does_every_command_on_the_other_supported_javas(Path java) throws Exception {
        everyCommandPrintsOnlyWhatTheCodePagesCanShow(java);
    }

    /** Runs each command once, on three consoles and one that can show everything. */
    private void everyCommandPrintsOnlyWhatTheCodePagesCanShow(Path java) throws Exception {
        Path folder = Files.createDirectories(temp.resolve("wörk " + name(java)));
        Path list = Files.write(
                folder.resolve("commands"),
                commands(folder).stream().map(words -> String.join("\t", words)).toList());
        List<String> command = new ArrayList<>(
                List.of(CommandsInOneProcess.class.getName(), list.toString(), folder.toString(), "UTF-8"));
        command.addAll(CODE_PAGES);

        byte[] aside = run(java, "UTF-8", command);
        assertThat(new String(aside, Charset.forName("UTF-8")))
                .as("what went past the terminals")
                .isEmpty();

        String plain = Files.readString(folder.resolve("UTF-8"));
        assertThat(plain).as("something to replace").contains("α", "─", "·", "✗");
        for (String name : Main.commandLine().getSubcommands().keySet()) {
            assertThat(plain).as("%s was run", name).contains("==> " + name + ": 0");
        }
        assertThat(plain).doesNotContain("Exception").doesNotContain("\n\tat ");
        for (String page : CODE_PAGES) {
            noWrongCharacter(plain, Charset.forName(page), Files.readAllBytes(folder.resolve(page)));
        }
    }

    @ParameterizedTest
    @MethodSource("consoles")
    void a_command_finds_out_its_consoles_code_page(Console console) throws Exception {
        List<String> command = List.of(Main.class.getName(), "diagnose", "--help");
        String plain = new String(run(console.java, "UTF-8", command), Charset.forName("UTF-8"));
        assertThat(plain).contains("α ≥ β");
        noWrongCharacter(plain, Charset.forName(console.codePage), run(console.java, console.codePage, command));
    }

    private static void noWrongCharacter(String plain, Charset page, byte[] bytes) throws Exception {
        String shown = page.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(bytes))
                .toString();
        assertThat(nonAscii(shown)).as("letters in %s that nobody wrote", page).isSubsetOf(nonAscii(plain));
        Set<String> lost = nonAscii(plain).stream()
                .filter(letter -> !page.newEncoder().canEncode(letter) && !REPLACED.contains(letter))
                .collect(Collectors.toSet());
        assertThat(lost).as("signs without a plain replacement in %s", page).isEmpty();
        assertThat(count(shown, '?')).as("signs that became ? in %s", page).isEqualTo(count(plain, '?'));
        assertThat(shown).doesNotContain("\\u");
        assertThat(shown.lines().count()).isEqualTo(plain.lines().count());
    }

    /** Each command's help, to any depth, and what those print that need neither a network nor a browser; of bench, only its help. */
    private static List<List<String>> commands(Path folder) throws IOException {
        List<List<String>> commands = new ArrayList<>();
        addHelp(Main.commandLine(), List.of(), commands);
        String starters = Project.here().root() + "/exercises";
        String wrong = wrong(folder).toString();
        String assignment = folder + "/assignment.yml";
        String graded = folder + "/graded";
        List<String> judged = List.of("--sandbox", "none", "--seed", "1");
        commands.addAll(List.of(
                List.of("--version"),
                List.of("chekc"),
                List.of("check", "1", "--from", starters),
                List.of("check", "4", "--from", wrong, "--all"),
                List.of("check", "--from", folder + "/nowhere"),
                List.of("hint", "1", "--from", starters),
                List.of("status", "--from", wrong),
                List.of("explore", "((7 3) (15))", "--out", folder + "/tree.html"),
                List.of("play", "--text"),
                List.of("tournament", "beginner", "greedy", "--pairs", "1", "--size", "9", "--nodes", "30"),
                List.of("league", "--from", wrong, "--pairs", "1", "--nodes", "30", "--out", folder + "/league"),
                List.of("ide", wrong),
                List.of("submit", "--from", starters, "--out", folder + "/submission.zip"),
                Stream.concat(Stream.of("diagnose", starters + "/01-trees"), judged.stream())
                        .toList(),
                Stream.concat(Stream.of("viva", starters + "/01-trees"), judged.stream())
                        .toList(),
                Stream.concat(Stream.of("grade", starters, "--exercise", "01", "--out", graded), judged.stream())
                        .toList(),
                List.of("class", graded, "--out", folder + "/class.html"),
                List.of("kernel", "list"),
                List.of("kernel", "install", "--prefix", folder + "/prefix", "--ijava", folder + "/none.jar"),
                List.of("kernel", "remove", "--prefix", folder + "/prefix"),
                List.of("assignment", "new", assignment),
                List.of("assignment", "check", assignment),
                List.of("release", assignment, "--out", folder + "/release.zip"),
                List.of("bundle", "gradescope", assignment, "--out", folder + "/gradescope.zip"),
                List.of("lab", "--port", "0"),
                List.of("lessons", "--ijava", folder + "/none.jar"),
                List.of("new", "game", "Tic Tac")));
        return commands;
    }

    /** Adds the help of each command below this one, to any depth. */
    private static void addHelp(CommandLine command, List<String> words, List<List<String>> commands) {
        command.getSubcommands().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> {
                    List<String> names = Stream.concat(words.stream(), Stream.of(entry.getKey()))
                            .toList();
                    commands.add(
                            Stream.concat(names.stream(), Stream.of("--help")).toList());
                    addHelp(entry.getValue(), names, commands);
                });
    }

    /** Makes a folder with an alpha-beta that misses cuts: its verdict draws trees, and names windows. */
    private static Path wrong(Path folder) throws IOException {
        Path exercise = Files.createDirectories(folder.resolve("wrong/04-alpha-beta"));
        Files.copy(
                Path.of("src/test/resources/mutants/wrong/04-alpha-beta/only-max-cuts/MyAlphaBeta.java"),
                exercise.resolve("MyAlphaBeta.java"));
        return folder.resolve("wrong");
    }

    /** Runs the program as in a console with this encoding, and returns all that it printed. */
    private byte[] run(Path java, String encoding, List<String> program) throws Exception {
        Path said = temp.resolve("said");
        List<String> command = new ArrayList<>(List.of(
                java.toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=" + encoding,
                "-Dstderr.encoding=" + encoding,
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(program);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .redirectInput(new File("/dev/null"))
                .start();
        assertThat(process.waitFor())
                .as(Files.readString(said, Charset.forName("IBM437")))
                .isZero();
        return Files.readAllBytes(said);
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
