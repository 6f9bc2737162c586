package plybook.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Game;

/** Which package may depend on which. An arrow also permits what its target may see. */
class ArchitectureTest {
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            Map.entry("game", List.of()),
            Map.entry("tree", List.of("game")),
            Map.entry("tictactoe", List.of("game")),
            Map.entry("search", List.of("game")),
            Map.entry("gomoku", List.of("game")), // no search: its parts go to the learner's process
            Map.entry("engine", List.of("gomoku", "search")),
            Map.entry("gomocup", List.of("engine")),
            Map.entry("tournament", List.of("gomocup", "judge")), // the judge asks the learner's player
            Map.entry("trace", List.of("search", "tree")), // it draws trees as text, for the judge's messages
            Map.entry("task", List.of("tree")),
            Map.entry("guest", List.of("task", "gomoku")), // the parts that exercise 08 gives
            Map.entry("diagnosis", List.of("task", "search", "tictactoe")),
            Map.entry("judge", List.of("guest", "trace", "diagnosis", "engine")), // the opponents of exercise 08
            Map.entry("view", List.of("trace", "tree")),
            Map.entry("report", List.of("judge", "view")),
            Map.entry("workbook", List.of("report", "engine")),
            Map.entry("grading", List.of("report")),
            Map.entry("web", List.of("report", "engine")),
            Map.entry("cli", List.of("workbook", "grading", "tournament", "web")));

    /** What was built from {@code src/main/java}, and nothing of the tests. */
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(Game.class.getProtectionDomain().getCodeSource().getLocation());

    private static final List<String> PRINTERS = List.of("plybook.cli..", "plybook.report..", "plybook.workbook..");

    static Set<String> packages() {
        return new TreeSet<>(ARROWS.keySet());
    }

    @ParameterizedTest
    @MethodSource("packages")
    void depends_only_along_the_arrows(String name) {
        Set<String> visible = reachable(name);
        Map<String, String> others = packages().stream()
                .filter(other -> !visible.contains(other))
                .collect(Collectors.toMap(
                        other -> other, other -> "plybook." + other + "..", (a, b) -> a, TreeMap::new));
        if (!others.isEmpty()) {
            noClasses()
                    .that()
                    .resideInAPackage("plybook." + name + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others.values().toArray(String[]::new))
                    .because(name + " may see " + visible)
                    .check(CLASSES);
        }
    }

    private static Set<String> reachable(String name) {
        Set<String> visible = new TreeSet<>(Set.of(name));
        ARROWS.getOrDefault(name, List.of()).forEach(target -> visible.addAll(reachable(target)));
        return visible;
    }

    @Test
    void classes_were_found_in_every_package_and_in_no_other() {
        Map<String, Long> found = CLASSES.stream()
                .filter(type -> !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(ArchitectureTest::packageOf, TreeMap::new, Collectors.counting()));
        assertThat(found.keySet()).isEqualTo(packages());
        assertThat(found.values()).allMatch(count -> count >= 1);
        assertThat(found.get("game")).isGreaterThanOrEqualTo(9);
    }

    private static String packageOf(JavaClass type) {
        return type.getPackageName().replaceFirst("^plybook\\.?([^.]*).*", "$1");
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
                .doNotHaveFullyQualifiedName("plybook.judge.CompilerMain")
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
        assertThat(packages())
                .allSatisfy(name -> assertThat(read(Path.of("src/main/java/plybook", name, "package-info.java")))
                        .contains("@NullMarked"));
    }
}
