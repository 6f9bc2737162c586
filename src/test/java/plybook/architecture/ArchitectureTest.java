package plybook.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Game;

/**
 * Checks which room may depend on which. A room is a package without its subpackages. A room may also use the rooms that its targets may
 * use. The map in CONTRIBUTING.md is checked against this one.
 */
class ArchitectureTest {
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            Map.entry("game", List.of()),
            Map.entry("tree", List.of("game")),
            Map.entry("tictactoe", List.of("game")),
            Map.entry("search", List.of("game")),
            Map.entry("conformance", List.of("game")),
            Map.entry("match", List.of("game")),
            Map.entry("registry", List.of("engine", "tictactoe", "text")),
            Map.entry("gomoku", List.of("game")), // no search: its parts go to the learner's process
            Map.entry("engine", List.of("gomoku", "search")),
            Map.entry("gomocup", List.of("engine")),
            Map.entry("tournament", List.of("gomocup", "judge.table", "match")), // a learner's player takes part
            Map.entry("league", List.of("tournament", "report")),
            Map.entry("trace", List.of("search", "tree")), // it draws trees as text, for the judge's messages
            Map.entry("task", List.of("tree")),
            Map.entry(
                    "guest",
                    List.of(
                            "task",
                            "gomoku",
                            "guest.own",
                            "guest.change",
                            "guest.print",
                            "guest.time",
                            "guest.trees",
                            "guest.where")), // the parts that exercise 08 gives
            Map.entry("guest.change", List.of("game")),
            Map.entry("guest.print", List.of()),
            Map.entry("guest.time", List.of()),
            Map.entry("guest.trees", List.of("tree")),
            Map.entry("guest.where", List.of()),
            Map.entry("guest.own", List.of("task", "gomoku")),
            Map.entry("diagnosis", List.of("text")),
            Map.entry("diagnosis.ledger", List.of("tree")),
            Map.entry("diagnosis.repetition", List.of("diagnosis", "diagnosis.ledger")),
            Map.entry("diagnosis.probes", List.of("diagnosis.ledger")),
            Map.entry("diagnosis.habits", List.of("diagnosis.ledger", "task")),
            Map.entry("diagnosis.search", List.of("diagnosis.repetition", "diagnosis.probes", "diagnosis.habits")),
            Map.entry("diagnosis.inplace", List.of("diagnosis", "task")),
            Map.entry("diagnosis.pruning", List.of("diagnosis.ledger")),
            Map.entry("diagnosis.symptoms", List.of("diagnosis.search")),
            Map.entry("diagnosis.rules", List.of("diagnosis.gomoku")),
            Map.entry("diagnosis.gomoku", List.of("diagnosis", "task")),
            // Evidence names the mistake and draws the leaves.
            Map.entry("judge.verdict", List.of("diagnosis", "diagnosis.ledger", "trace", "task")),
            Map.entry("judge.steps", List.of()),
            Map.entry("judge.process", List.of("guest", "judge.verdict", "judge.steps")),
            Map.entry("judge.compiler", List.of("judge.process")),
            Map.entry("judge.suite", List.of("judge.process")),
            Map.entry("judge.repair", List.of("judge.process")),
            Map.entry("judge.walk", List.of("judge.process")),
            Map.entry("judge.trees", List.of("tree")),
            Map.entry("judge.foresight", List.of("guest", "diagnosis.ledger")),
            Map.entry(
                    "judge.search",
                    List.of(
                            "judge.suite",
                            "judge.walk",
                            "judge.trees",
                            "judge.foresight",
                            "diagnosis.inplace",
                            "diagnosis.pruning",
                            "diagnosis.symptoms",
                            "tictactoe")),
            Map.entry("judge.hunt", List.of("judge.search")),
            Map.entry("judge.rules", List.of("judge.suite", "diagnosis.rules", "tictactoe")),
            Map.entry(
                    "judge.gomoku",
                    List.of("judge.rules", "diagnosis.gomoku", "engine")), // it turns and mirrors the engine's puzzles
            Map.entry("judge.player", List.of("judge.gomoku", "match")), // the opponents of exercise 08
            Map.entry("judge.evaluation", List.of("judge.gomoku")),
            Map.entry("judge.table", List.of("judge.compiler", "judge.suite", "engine", "tictactoe")),
            Map.entry(
                    "judge",
                    List.of("judge.hunt", "judge.player", "judge.evaluation", "judge.repair", "judge.compiler")),
            Map.entry("view", List.of("trace", "tree")),
            Map.entry("text", List.of()), // used by all rooms that speak to people
            Map.entry("report", List.of("judge.verdict", "view", "text", "gomoku")), // saved games, in SGF too
            Map.entry("assignment", List.of("judge", "text")), // its checks have ids and points
            Map.entry("ide", List.of("report", "judge")),
            Map.entry(
                    "setup",
                    List.of(
                            "grading",
                            "ide")), // what is written is written as grading does, and my/ is a project for an IDE
            Map.entry("viva", List.of("report", "judge")),
            Map.entry("workbook", List.of("viva", "match", "registry")),
            Map.entry("intake", List.of("task", "text")),
            Map.entry("gradebook", List.of("intake")),
            Map.entry("overview", List.of("report")),
            Map.entry("store", List.of("report", "intake")),
            Map.entry("grading", List.of("store", "overview", "gradebook", "judge", "assignment")),
            Map.entry("web", List.of("report", "judge.table", "match", "registry")),
            Map.entry("cli.author", List.of("text")),
            Map.entry("release", List.of("assignment", "setup")),
            Map.entry("bundle", List.of("release")),
            Map.entry("cli.instructor", List.of("bundle", "viva")),
            Map.entry("cli", List.of("cli.author", "cli.instructor", "workbook", "league", "web", "setup")));

    /** The largest number of files in a room. In a larger room nobody finds anything. */
    private static final int MOST_FILES = 30;

    private static final int MOST_LINES = 3_500;

    /** The classes from {@code src/main/java}, without the tests. */
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(Game.class.getProtectionDomain().getCodeSource().getLocation());

    private static final List<String> PRINTERS = List.of("plybook.cli..", "plybook.report..", "plybook.workbook..");

    static Set<String> rooms() {
        return new TreeSet<>(ARROWS.keySet());
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void depends_only_along_the_arrows(String room) {
        Set<String> visible = reachable(room);
        for (JavaClass type : CLASSES) {
            if (roomOf(type).equals(room)) {
                type.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                        .filter(target -> target.getPackageName().startsWith("plybook."))
                        .filter(target -> !visible.contains(roomOf(target)))
                        .findFirst()
                        .ifPresent(target -> fail(
                                "%s uses %s, but there is no arrow from %s to %s. Either move one of them, or add"
                                        + " \"%s\" to the entry of \"%s\" in ArchitectureTest.ARROWS and to the map in CONTRIBUTING.md,"
                                        + " with the reason beside it.",
                                type.getSimpleName(), target.getName(), room, roomOf(target), roomOf(target), room));
            }
        }
    }

    private static Set<String> reachable(String room) {
        Set<String> visible = new TreeSet<>(Set.of(room));
        ARROWS.getOrDefault(room, List.of()).forEach(target -> visible.addAll(reachable(target)));
        return visible;
    }

    @Test
    void every_package_is_a_room_and_no_room_is_empty() {
        Map<String, Long> found = CLASSES.stream()
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(ArchitectureTest::roomOf, TreeMap::new, Collectors.counting()));
        Set<String> unknown = new TreeSet<>(found.keySet());
        unknown.removeAll(rooms());
        assertThat(unknown)
                .as(
                        "packages without a place: add each to ArchitectureTest.ARROWS, with what it may see, and to the map in CONTRIBUTING.md")
                .isEmpty();
        assertThat(found.keySet()).isEqualTo(rooms());
        assertThat(found.get("game")).isGreaterThanOrEqualTo(9);
    }

    private static String roomOf(JavaClass type) {
        return type.getPackageName().replaceFirst("^plybook\\.?", "");
    }

    @Test
    void a_forbidden_dependency_would_be_seen() {
        assertThat(reachable("judge")).contains("game", "tree", "search").doesNotContain("view", "report", "cli");
        assertThat(noClasses()
                        .that()
                        .resideInAPackage("plybook.search..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("plybook.game..")
                        .evaluate(CLASSES)
                        .hasViolation())
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void no_room_is_larger_than_one_can_know(String room) throws IOException {
        try (Stream<Path> files = Files.list(folder(room))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            long lines = sources.stream()
                    .mapToLong(file -> read(file).lines().count())
                    .sum();
            assertThat(sources).as("files of %s", room).hasSizeLessThanOrEqualTo(MOST_FILES);
            assertThat(lines).as("lines of %s", room).isLessThanOrEqualTo(MOST_LINES);
        }
    }

    private static Path folder(String room) {
        return Path.of("src/main/java/plybook", room.split("\\.", -1));
    }

    @Test
    void only_the_judge_sees_junit() {
        noClasses()
                .that()
                .resideOutsideOfPackage("plybook.judge..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.junit..", "org.opentest4j..")
                .check(CLASSES);
    }

    @Test
    void only_the_workbook_knows_the_kernel_and_only_by_name() throws IOException {
        String[] kernels = {"org.dflib.jjava", "io.github.spencerpark"};
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Stream.of(kernels).map(kernel -> kernel + "..").toArray(String[]::new))
                .check(CLASSES);
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".java"))
                            .filter(file -> Stream.of(kernels).anyMatch(read(file)::contains)))
                    .allSatisfy(file -> assertThat(file.toString()).contains("workbook"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void only_those_who_speak_to_people_print() {
        noClasses()
                .that()
                .resideOutsideOfPackages(PRINTERS.toArray(String[]::new))
                .and()
                // It redirects the streams of the learner's process before the learner's code can print.
                .doNotHaveFullyQualifiedName("plybook.guest.Main")
                .and()
                // It answers the judge over its standard output, and speaks to nobody else.
                .doNotHaveFullyQualifiedName("plybook.judge.compiler.CompilerMain")
                .and()
                // It answers a manager over its standard output.
                .doNotHaveFullyQualifiedName("plybook.gomocup.Main")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(Throwable.class, "printStackTrace")
                .check(CLASSES);
    }

    @Test
    void every_package_is_null_marked() {
        assertThat(rooms()).allSatisfy(name -> assertThat(read(folder(name).resolve("package-info.java")))
                .contains("@NullMarked"));
    }

    @Test
    void the_map_in_contributing_shows_these_rooms_and_arrows() {
        Map<String, Set<String>> shown = new TreeMap<>();
        Matcher row = Pattern.compile("(?m)^\\| `([a-z.]+)` \\| ([^|]*) \\|").matcher(read(Path.of("CONTRIBUTING.md")));
        while (row.find()) {
            shown.put(
                    row.group(1),
                    Pattern.compile("`([a-z.]+)`")
                            .matcher(row.group(2))
                            .results()
                            .map(found -> found.group(1))
                            .collect(Collectors.toCollection(TreeSet::new)));
        }
        Map<String, Set<String>> arrows = new TreeMap<>();
        ARROWS.forEach((room, targets) -> arrows.put(room, new TreeSet<>(targets)));
        assertThat(shown).as("the map of the rooms in CONTRIBUTING.md").isEqualTo(arrows);
    }
}
