package plybook.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.intake.MadeClass.Learner;
import plybook.intake.MadeClass.Made;

/** Downloads of course systems: everybody is found with their own files, and every file has an end. */
class IntakeTest {
    private static final String FILE = "exercises/04-alpha-beta/MyAlphaBeta.java";
    private static final int CLASS = 300;
    private static final long SEED = 20261122;

    @TempDir
    Path folder;

    private Path write(String name, String content) throws IOException {
        return write(name, content.getBytes(StandardCharsets.UTF_8));
    }

    private Path write(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.write(file, content);
    }

    private Intake intake(String... named) throws IOException {
        return Intake.of(List.of(named).stream().map(folder::resolve).toList(), folder.resolve("out"));
    }

    private static String text(HandedIn submission) {
        return submission.contents().submission().entries().stream()
                .filter(entry -> entry.name().equals(FILE))
                .map(entry -> new String(entry.content(), StandardCharsets.UTF_8))
                .findFirst()
                .orElse("none");
    }

    @ParameterizedTest
    @EnumSource(Made.class)
    void none_of_three_hundred_learners_is_lost_or_mixed_up(Made made) throws IOException {
        MadeClass all = MadeClass.of(made, CLASS, SEED);
        Intake intake = Intake.of(List.of(all.write(folder)), folder.resolve("out"));
        assertThat(intake.problems()).isEmpty();
        assertThat(intake.nobodys()).isEmpty();
        assertThat(intake.unreadable()).isEmpty();
        Map<String, HandedIn> byId =
                intake.submissions().stream().collect(Collectors.toMap(HandedIn::id, Function.identity()));
        assertThat(byId.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        all.learners().stream().map(Learner::id).toList());
        for (Learner learner : all.learners()) {
            HandedIn submission = Objects.requireNonNull(byId.get(learner.id()));
            String comment = learner.text().substring(learner.text().indexOf("//"));
            assertThat(text(submission))
                    .as(learner.toString())
                    .contains(comment)
                    .startsWith(text(submission).startsWith("import") ? "import java.util" : learner.text());
        }
    }

    @ParameterizedTest
    @EnumSource(Made.class)
    void every_file_on_disk_has_one_end(Made made) throws IOException {
        MadeClass all = MadeClass.of(made, 40, SEED + 1);
        Intake intake = Intake.of(List.of(all.write(folder)), folder.resolve("out"));
        List<String> outside = intake.listed().stream()
                .map(Listed::path)
                .filter(path -> !path.substring(path.indexOf('/') + 1).contains("!/"))
                .toList();
        Set<String> different = new HashSet<>(outside);
        assertThat(outside).hasSameSizeAs(different);
        if (made == Made.MOODLE_ZIP) {
            assertThat(outside).hasSize(1 + all.files());
        } else {
            assertThat(outside).hasSize(all.files());
        }
        assertThat(intake.listed().stream().filter(each -> each.fate() == Fate.JUDGED))
                .hasSize(intake.submissions().stream()
                        .mapToInt(each -> each.contents().submission().entries().size())
                        .sum());
    }

    @Test
    void a_folder_with_one_folder_full_of_submissions_is_a_class() throws IOException {
        for (String who : List.of("ada", "bob", "eve")) {
            write("d/alpha-beta-submissions/alpha-beta-" + who + "/my/" + FILE, who);
            write("d/alpha-beta-submissions/alpha-beta-" + who + "/solutions/04-alpha-beta/MyAlphaBeta.java", "given");
        }
        Intake intake = intake("d");
        assertThat(intake.submissions()).extracting(HandedIn::id).containsExactly("ada", "bob", "eve");
        assertThat(intake.submissions()).extracting(IntakeTest::text).containsExactly("ada", "bob", "eve");
        assertThat(intake.submissions()).extracting(HandedIn::layout).containsOnly(Layout.CLASSROOM);
    }

    @Test
    void a_clone_of_the_whole_course_counts_by_its_exercises() throws IOException {
        write("c/lab-submissions/lab-ada/" + FILE, "mine");
        write("c/lab-submissions/lab-ada/solutions/04-alpha-beta/MyAlphaBeta.java", "given");
        write("c/lab-submissions/lab-ada/src/test/04-alpha-beta/MyAlphaBeta.java", "a test's");
        write("c/lab-submissions/lab-bob/" + FILE, "bob's");
        assertThat(intake("c").submissions()).extracting(IntakeTest::text).containsExactly("mine", "bob's");
    }

    @Test
    void one_late_learner_is_named_and_not_the_download() throws IOException {
        write("CS101-8841/Ada Lovelace_600001_assignsubmission_file/MyAlphaBeta.java", "a");
        assertThat(intake("CS101-8841").submissions())
                .singleElement()
                .matches(each -> each.name().equals("Ada Lovelace") && each.id().equals("600001"));
    }

    @Test
    void exercises_beside_a_class_belong_to_nobody() throws IOException {
        for (String stray : List.of("MyAlphaBeta.java", "04-alpha-beta/MyAlphaBeta.java")) {
            write(stray + "/class/" + stray, "stray");
            for (String who : List.of("ada", "bob")) {
                write(
                        stray + "/class/" + who + ".zip",
                        new RawZip().with(FILE, who).bytes());
            }
            Intake intake = intake(stray + "/class");
            assertThat(intake.submissions()).extracting(HandedIn::name).containsExactly("ada.zip", "bob.zip");
            assertThat(intake.nobodys()).extracting(Listed::path).containsExactly("class/" + stray);
        }
    }

    @Test
    void a_file_without_a_learners_name_in_a_download_belongs_to_nobody() throws IOException {
        write("m/Ada_1_assignsubmission_file/MyAlphaBeta.java", "a");
        write("m/MyAlphaBeta.java", "whose?");
        write("m/bob.zip", new RawZip().with(FILE, "bob").bytes());
        write("m/readme.txt", "");
        Intake intake = intake("m");
        assertThat(intake.submissions()).extracting(HandedIn::name).containsExactly("Ada");
        assertThat(intake.nobodys())
                .extracting(Listed::path)
                .containsExactlyInAnyOrder("m/MyAlphaBeta.java", "m/bob.zip");
    }

    @Test
    void a_learner_who_only_pasted_a_text_is_listed_without_a_file() throws IOException {
        write("m/Ada_1_assignsubmission_file/MyAlphaBeta.java", "a");
        write("m/Bob_2_assignsubmission_onlinetext/onlinetext.html", "class MyAlphaBeta");
        write("c/anna_11_98_MyAlphaBeta.java", "a");
        write("c/bob_12_text.html", "<p>");
        assertThat(intake("m").unreadable()).extracting(HandedIn::name).containsExactly("Bob");
        assertThat(intake("m").unreadable().get(0).contents().unreadable()).contains("contains no file of the course");
        assertThat(intake("c").unreadable()).extracting(HandedIn::name).containsExactly("bob");
    }

    @Test
    void an_empty_folder_of_a_learner_is_not_forgotten() throws IOException {
        write("class/ada/MyAlphaBeta.java", "a");
        write("class/bob/MyAlphaBeta.java", "b");
        Files.createDirectories(folder.resolve("class/eve"));
        assertThat(intake("class").unreadable()).extracting(HandedIn::name).containsExactly("eve");
    }

    @Test
    void people_who_submitted_together_are_all_named() throws IOException {
        write("g/submission_1/MyAlphaBeta.java", "ours");
        write("g/submission_metadata.yml", """
                submission_1:
                  :submitters:
                  - :name: Ada
                    :sid: '17'
                    :email: ada@example.edu
                  - :name: Bob
                    :sid: '18'
                    :email: bob@example.edu
                submission_2:
                  :submitters:
                  - :name: Eve
                    :sid: '19'
                    :email: eve@example.edu
                """);
        Intake intake = intake("g");
        assertThat(intake.submissions())
                .filteredOn(each -> each.contents().unreadable().isEmpty())
                .singleElement()
                .satisfies(each ->
                        assertThat(each.people()).extracting(Person::name).containsExactly("Ada", "Bob"));
        assertThat(intake.unreadable()).extracting(HandedIn::name).containsExactly("Eve");
    }

    @Test
    void a_second_download_counts_and_the_first_is_older() throws IOException {
        write("m1/Ada_1_assignsubmission_file/MyAlphaBeta.java", "first");
        write("later/m2/Ada_1_assignsubmission_file/MyAlphaBeta.java", "second");
        Intake intake = intake("m1", "later/m2");
        assertThat(intake.submissions()).singleElement().satisfies(ada -> {
            assertThat(text(ada)).isEqualTo("second");
            assertThat(ada.attempts()).isEqualTo(2);
            assertThat(ada.contents().notes()).anyMatch(note -> note.contains("an earlier attempt does not count"));
        });
    }

    @Test
    void one_number_with_two_names_is_a_problem() throws IOException {
        write("m1/Ada_1_assignsubmission_file/MyAlphaBeta.java", "a");
        write("later/m2/Bob_1_assignsubmission_file/MyAlphaBeta.java", "b");
        assertThat(intake("m1", "later/m2").problems())
                .singleElement()
                .asString()
                .contains("1", "Ada", "Bob", "one assignment");
    }

    @Test
    void files_that_a_shell_named_one_by_one_are_read_as_their_folder() throws IOException {
        write("c/anna_11_98_MyAlphaBeta.java", "anna's");
        write("c/anna_11_99_MyCatchIt.java", "anna's");
        write("c/bob_LATE_12_97_MyAlphaBeta.java", "bob's");
        assertThat(intake(
                                "c/anna_11_98_MyAlphaBeta.java",
                                "c/anna_11_99_MyCatchIt.java",
                                "c/bob_LATE_12_97_MyAlphaBeta.java")
                        .submissions())
                .extracting(each -> each.contents().submission().entries().size())
                .containsExactly(2, 1);
    }

    @Test
    void a_class_cut_off_in_a_cell_is_said() throws IOException {
        write(
                "n/ada/work.ipynb",
                "{\"nbformat\": 4, \"cells\": [{\"cell_type\": \"code\", \"source\": \"class MyAlphaBeta {\"}]}");
        write("n/bob/MyAlphaBeta.java", "b");
        assertThat(intake("n").unreadable()).singleElement().satisfies(ada -> assertThat(
                        ada.contents().notes())
                .anyMatch(note -> note.contains("begins the class MyAlphaBeta in code cell 1")));
    }

    @Test
    void a_file_beats_a_notebook_and_the_last_cell_beats_the_first() throws IOException {
        String cells =
                "{\"nbformat\": 4, \"cells\": [{\"cell_type\": \"code\", \"source\": \"class MyAlphaBeta { int one; }\"},"
                        + "{\"cell_type\": \"code\", \"source\": \"import java.math.BigInteger;\\nimport plybook.view.X;\\n"
                        + "/* a } */\\npublic class MyAlphaBeta { char c = '}'; int two; }\\nnew MyAlphaBeta()\"}]}";
        write("n/ada/work.ipynb", cells);
        write("n/bob/work.ipynb", cells);
        write("n/bob/MyAlphaBeta.java", "bob's");
        List<HandedIn> both = intake("n").submissions();
        assertThat(text(both.get(0)))
                .contains("import java.math.BigInteger;", "int two; }\n")
                .doesNotContain("plybook.view", "new MyAlphaBeta", "int one");
        assertThat(both.get(0).contents().notes()).anyMatch(note -> note.contains("code cell 2 (defined in 2 cells"));
        assertThat(text(both.get(1))).isEqualTo("bob's");
    }
}
