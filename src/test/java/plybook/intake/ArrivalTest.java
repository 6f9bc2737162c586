package plybook.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.intake.Arrival.Source;

/** When a submission arrived: each layout says it in its own way, or not at all. */
class ArrivalTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final String FILE = "MyAlphaBeta.java";
    private static final Instant SAVED = Instant.parse("2026-11-20T08:00:00Z");

    @TempDir
    Path folder;

    private Path write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, content);
        return Files.setLastModifiedTime(file, FileTime.from(SAVED));
    }

    private Map<String, HandedIn> found(String named, OptionalInt allowed) throws IOException {
        return Intake.of(List.of(folder.resolve(named)), folder.resolve("out"), BERLIN, allowed).submissions().stream()
                .collect(Collectors.toMap(HandedIn::id, Function.identity()));
    }

    private Arrival arrival(String named, String id) throws IOException {
        HandedIn found = found(named, OptionalInt.empty()).get(id);
        assertThat(found).isNotNull();
        return found == null ? Arrival.UNKNOWN : found.arrival();
    }

    private static String text(HandedIn submission) {
        return submission.contents().submission().entries().stream()
                .map(entry -> new String(entry.content(), java.nio.charset.StandardCharsets.UTF_8))
                .collect(Collectors.joining());
    }

    @Test
    void gradescope_lists_the_time_with_its_zone_and_the_earlier_attempts() throws IOException {
        write("e/submission_1/" + FILE, "ada");
        write("e/submission_2/" + FILE, "bob");
        write("e/submission_metadata.yml", """
                ---
                submission_1:
                  :submitters:
                  - :name: Ada
                    :email: ada@x.org
                  :created_at: 2026-11-22 10:00:00.123456000 -08:00
                  :history:
                  - :id: 1
                    :created_at: 2026-11-21 10:00:00.000000000 -08:00
                submission_2:
                  :submitters:
                  - :name: Bob
                    :email: bob@x.org
                  :created_at: 2026-11-22 10:00:00 Z
                  :history: []
                """);
        Arrival ada = arrival("e", "ada@x.org");
        assertThat(ada.at()).contains(Instant.parse("2026-11-22T18:00:00.123456Z"));
        assertThat(ada.source()).isEqualTo(Source.LISTED);
        assertThat(ada.attempt()).hasValue(2);
        assertThat(arrival("e", "bob@x.org").at()).contains(Instant.parse("2026-11-22T10:00:00Z"));
        assertThat(arrival("e", "bob@x.org").attempt()).hasValue(1);
    }

    @Test
    void blackboard_names_the_time_of_each_attempt_in_the_local_zone() throws IOException {
        write("b/Alpha_ada_attempt_2026-11-22-23-59-58_" + FILE, "ada");
        write("b/Alpha_bob_attempt_2026-07-22-23-59-58_" + FILE, "bob");
        assertThat(arrival("b", "ada").at()).contains(Instant.parse("2026-11-22T22:59:58Z"));
        assertThat(arrival("b", "bob").at()).contains(Instant.parse("2026-07-22T21:59:58Z"));
        assertThat(arrival("b", "ada").source()).isEqualTo(Source.NAMED);
    }

    @Test
    void brightspace_names_the_time_in_english() throws IOException {
        write("s/11-4711 - Ada Lovelace - Nov 22, 2026 1105 PM/" + FILE, "ada");
        write("s/12-4711 - Bob - 22 novembre 2026 23 05/" + FILE, "bob");
        assertThat(arrival("s", "11").at()).contains(Instant.parse("2026-11-22T22:05:00Z"));
        assertThat(arrival("s", "11").source()).isEqualTo(Source.NAMED);
        assertThat(arrival("s", "12").source()).isEqualTo(Source.SAVED);
    }

    @Test
    void canvas_marks_the_late_ones_and_says_no_time() throws IOException {
        write("c/ada_LATE_11_98_" + FILE, "ada");
        write("c/bob_12_99_" + FILE, "bob");
        assertThat(arrival("c", "11").markedLate()).contains(true);
        assertThat(arrival("c", "12").markedLate()).contains(false);
        assertThat(arrival("c", "12").source().isSure()).isFalse();
    }

    @Test
    void of_moodle_only_the_dates_of_files_are_left_and_are_not_sure() throws IOException {
        write("m/Ada_1_assignsubmission_file/" + FILE, "ada");
        Arrival ada = arrival("m", "1");
        assertThat(ada.at()).contains(SAVED);
        assertThat(ada.source()).isEqualTo(Source.SAVED);
        assertThat(ada.source().isSure()).isFalse();
        assertThat(ada.markedLate()).isEmpty();
    }

    @Test
    void an_entry_of_an_archive_has_a_date_unless_it_is_that_of_none() throws IOException {
        Path file = Files.createDirectories(folder.resolve("z")).resolve("Moodle download.zip");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String who : List.of("Ada_1", "Bob_2")) {
                ZipEntry entry = new ZipEntry(who + "_assignsubmission_file/" + FILE);
                entry.setTimeLocal(
                        who.equals("Ada_1")
                                ? LocalDateTime.of(2026, 11, 22, 12, 30, 2)
                                : LocalDateTime.of(1980, 1, 1, 0, 0));
                zip.putNextEntry(entry);
                zip.write(1);
                zip.closeEntry();
            }
        }
        assertThat(arrival("z", "1").at()).contains(Instant.parse("2026-11-22T11:30:02Z"));
        assertThat(arrival("z", "1").source()).isEqualTo(Source.PACKED);
        assertThat(arrival("z", "2")).isEqualTo(Arrival.UNKNOWN);
    }

    @Test
    void a_clone_has_the_time_of_its_last_commit() throws Exception {
        Path ada = folder.resolve("ab-submissions/ab-ada");
        Path bob = folder.resolve("ab-submissions/ab-bob");
        write("ab-submissions/ab-ada/04-alpha-beta/" + FILE, "ada");
        write("ab-submissions/ab-bob/04-alpha-beta/" + FILE, "bob");
        git(ada, "init", "-q", "-b", "main");
        git(ada, "add", ".");
        git(ada, "commit", "-q", "-m", "done");
        git(bob, "init", "-q");
        assertThat(arrival("ab-submissions", "ada").at()).contains(Instant.parse("2026-11-22T21:00:00Z"));
        assertThat(arrival("ab-submissions", "ada").source()).isEqualTo(Source.COMMITTED);
        assertThat(arrival("ab-submissions", "bob").source()).isEqualTo(Source.SAVED);
        git(ada, "gc", "-q"); // as in a clone: all in one pack
        assertThat(ada.resolve(".git/packed-refs")).exists();
        assertThat(arrival("ab-submissions", "ada").source()).isEqualTo(Source.COMMITTED);
        Path ran = folder.resolve("ran");
        Files.writeString(
                ada.resolve(".git/config"),
                "[core]\n\tfsmonitor = touch " + ran + "\n\tpager = touch " + ran + "\n[log]\n\tshowSignature = true\n"
                        + "[gpg]\n\tprogram = touch " + ran + "\n[alias]\n\tcat-file = !touch " + ran + "\n");
        assertThat(arrival("ab-submissions", "ada").source()).isEqualTo(Source.COMMITTED);
        assertThat(ran).doesNotExist();
        Files.writeString(ada.resolve(".git/HEAD"), "ref: refs/heads/../../../secret");
        assertThat(arrival("ab-submissions", "ada").source()).isEqualTo(Source.SAVED);
    }

    private static void git(Path in, String... words) throws Exception {
        ProcessBuilder builder = new ProcessBuilder();
        builder.command().add("git");
        builder.command().addAll(Arrays.asList(words));
        builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
        for (String who : List.of("AUTHOR", "COMMITTER")) {
            builder.environment().put("GIT_" + who + "_NAME", "Ada");
            builder.environment().put("GIT_" + who + "_EMAIL", "ada@x.org");
            builder.environment().put("GIT_" + who + "_DATE", "2026-11-22T22:00:00+01:00");
        }
        Process process = builder.directory(in.toFile()).inheritIO().start();
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void the_newest_of_the_attempts_that_are_allowed_counts() throws IOException {
        write("b/Alpha_ada_attempt_2026-11-20-10-00-00_" + FILE, "first");
        write("b/Alpha_ada_attempt_2026-11-21-10-00-00_" + FILE, "second");
        write("b/Alpha_ada_attempt_2026-11-22-10-00-00_" + FILE, "third");
        for (int allowed = 1; allowed <= 4; allowed++) {
            HandedIn ada =
                    Objects.requireNonNull(found("b", OptionalInt.of(allowed)).get("ada"));
            int counts = Math.min(3, allowed);
            assertThat(text(ada)).isEqualTo(List.of("first", "second", "third").get(counts - 1));
            assertThat(ada.arrival().attempt()).hasValue(counts);
            assertThat(ada.attempts()).isEqualTo(3);
            assertThat(ada.arrival().at()).contains(Instant.parse("2026-11-" + (19 + counts) + "T09:00:00Z"));
            assertThat(ada.contents().listed().stream().filter(each -> each.fate() == Fate.EXTRA))
                    .hasSize(3 - counts);
            assertThat(String.join(" ", ada.contents().notes()).contains("more than the assignment allows"))
                    .isEqualTo(counts < 3);
        }
    }
}
