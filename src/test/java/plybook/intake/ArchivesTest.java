package plybook.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static plybook.intake.RawZip.entry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.task.Course;

/** Honest, clumsy and hostile archives: the files that count are found, and nothing is unpacked. */
class ArchivesTest {
    private static final String TREES = "exercises/01-trees/MyTreeValue.java";
    private static final String MINIMAX = "exercises/03-minimax/MyMinimax.java";

    @TempDir
    Path folder;

    /** Reading an archive leaves nothing behind but the archive. */
    @AfterEach
    void reading_unpacks_nothing() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile)).hasSizeLessThanOrEqualTo(1);
        }
    }

    private Contents contents(byte[] archive) throws IOException {
        try {
            return Contents.of("ada", Piece.allIn(Files.write(folder.resolve("a.zip"), archive)), List.of());
        } catch (Unreadable e) {
            throw new AssertionError(e);
        }
    }

    private Contents contents(RawZip archive) throws IOException {
        return contents(archive.bytes());
    }

    private static String text(Contents contents, String name) {
        return contents.submission().entries().stream()
                .filter(entry -> entry.name().equals(name))
                .map(entry -> new String(entry.content(), StandardCharsets.UTF_8))
                .findFirst()
                .orElse("none");
    }

    private static String only(Contents contents) {
        assertThat(contents.unreadable()).isEmpty();
        assertThat(contents.submission().entries()).hasSize(1);
        return contents.submission().entries().get(0).name();
    }

    @Test
    void an_archive_from_submit_is_read_back_whole_with_its_receipt() throws IOException {
        Submission handedIn = Submission.of(Path.of("solutions"));
        Contents contents = contents(handedIn.archive());
        assertThat(contents.submission().contentHash()).isEqualTo(handedIn.contentHash());
        assertThat(contents.missing()).isEmpty();
        assertThat(contents.notes()).isEmpty();
    }

    @Test
    void archives_of_other_programs_are_read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setComment("PK, by hand");
            zip.putNextEntry(new ZipEntry("exercises/"));
            zip.putNextEntry(new ZipEntry(TREES));
            zip.write("class A {}".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(text(contents(bytes.toByteArray()), TREES)).isEqualTo("class A {}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                TREES,
                "01-trees/MyTreeValue.java",
                "my/exercises/01-trees/MyTreeValue.java",
                "Ada Lovelace/work/01-trees/MyTreeValue.java",
                "01-trees\\MyTreeValue.java",
                "MyTreeValue.java",
                "somewhere/else/MyTreeValue.java"
            })
    void exercises_are_found_anywhere_in_the_archive(String name) throws IOException {
        Contents contents = contents(new RawZip().with(name, "class A {}"));
        assertThat(only(contents)).isEqualTo(TREES);
        assertThat(contents.missing()).containsEntry(MINIMAX, "MyMinimax.java was not submitted");
    }

    @Test
    void in_a_copy_of_the_whole_course_the_folder_my_counts() throws IOException {
        Contents contents = contents(new RawZip()
                .with("plybook/exercises/01-trees/MyTreeValue.java", "starter")
                .with("plybook/my/exercises/01-trees/MyTreeValue.java", "mine")
                .with("plybook/solutions/01-trees/MyTreeValue.java", "solved"));
        assertThat(text(contents, TREES)).isEqualTo("mine");
    }

    @Test
    void exercises_in_two_places_count_in_neither() throws IOException {
        Contents contents = contents(
                new RawZip().with("old/01-trees/MyTreeValue.java", "a").with("new/01-trees/MyTreeValue.java", "b"));
        assertThat(contents.unreadable().orElseThrow())
                .contains("several places", "unclear which one counts", "new, old");
        assertThat(contents.submission().entries()).isEmpty();
    }

    @Test
    void a_file_that_occurs_twice_does_not_count() throws IOException {
        Contents contents =
                contents(new RawZip().with(TREES, "one").with(MINIMAX, "mine").with(TREES, "other"));
        assertThat(only(contents)).isEqualTo(MINIMAX);
        assertThat(contents.missing().get(TREES)).contains("MyTreeValue.java was submitted twice");
        assertThat(contents.notes()).anyMatch(note -> note.contains("twice"));
    }

    @Test
    void a_name_in_the_wrong_case_is_reported() throws IOException {
        Contents contents =
                contents(new RawZip().with(TREES, "mine").with("exercises/01-trees/mytreevalue.java", "other"));
        assertThat(text(contents, TREES)).isEqualTo("mine");
        assertThat(contents.notes()).anyMatch(note -> note.contains("should be called MyTreeValue.java"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../../exercises/01-trees/MyTreeValue.java",
                "exercises/../../01-trees/MyTreeValue.java",
                "/exercises/01-trees/MyTreeValue.java",
                "\\\\server\\share\\01-trees\\MyTreeValue.java",
                "C:\\exercises\\01-trees\\MyTreeValue.java",
                "..\\01-trees\\MyTreeValue.java",
                "exercises/01-trees/\u0000/01-trees/MyTreeValue.java",
                "\u001b[2J/01-trees/MyTreeValue.java"
            })
    void a_name_that_leads_out_of_the_archive_is_refused(String name) throws IOException {
        Contents contents = contents(new RawZip().with(name, "hostile").with(MINIMAX, "mine"));
        assertThat(only(contents)).isEqualTo(MINIMAX);
        assertThat(contents.notes()).anyMatch(note -> note.startsWith("refused: "));
    }

    @Test
    void absurdly_long_and_empty_names_are_refused() throws IOException {
        Contents contents = contents(new RawZip()
                .with("x/".repeat(30_000) + "01-trees/MyTreeValue.java", "hostile")
                .with("", "hostile")
                .with(MINIMAX, "mine"));
        assertThat(only(contents)).isEqualTo(MINIMAX);
        assertThat(contents.notes()).allMatch(note -> note.length() < 1_000);
    }

    @Test
    void a_link_is_not_followed() throws IOException {
        Contents contents = contents(new RawZip()
                .with(entry(TREES, "/etc/passwd").mode(0120777))
                .with(entry("exercises/02-tic-tac-toe/MyTicTacToe.java", "").mode(0010644))
                .with(MINIMAX, "mine"));
        assertThat(only(contents)).isEqualTo(MINIMAX);
        assertThat(contents.missing().get(TREES)).contains("is a link");
        assertThat(contents.missing().get("exercises/02-tic-tac-toe/MyTicTacToe.java"))
                .contains("is not a plain file");
    }

    @Test
    @Timeout(600)
    void a_zip_bomb_is_inflated_only_up_to_the_limit() throws IOException {
        String zeros = "\u0000".repeat(30 << 20);
        Contents contents = contents(new RawZip()
                .with(entry(TREES, zeros).claimedSize(10))
                .with("bomb.txt", zeros)
                .with(entry("exercises/02-tic-tac-toe/MyTicTacToe.java", zeros)
                        .method(0)
                        .claimedSize(0))
                .with(MINIMAX, "mine"));
        assertThat(only(contents)).isEqualTo(MINIMAX);
        assertThat(contents.missing().get(TREES)).contains("larger than a megabyte");
    }

    @Test
    @Timeout(600)
    void ten_thousand_entries_are_read_quickly() throws IOException {
        RawZip zip = new RawZip();
        String zeros = "\u0000".repeat(1 << 20);
        for (int i = 0; i < 9_000; i++) {
            zip.with(
                    i == 0
                            ? entry("p0/01-trees/MyTreeValue.java", zeros)
                            : entry("p" + i + "/01-trees/MyTreeValue.java", ""));
        }
        assertThat(contents(zip).unreadable().orElseThrow()).contains("several places");
    }

    @Test
    void too_many_entries_and_too_large_archives_are_refused() throws IOException {
        RawZip many = new RawZip();
        for (int i = 0; i <= Zip.MOST_ENTRIES; i++) {
            many.with("f" + i, "");
        }
        assertThat(contents(many).unreadable().orElseThrow()).contains("10,001 entries");
        assertThat(contents(new byte[Zip.LARGEST_ARCHIVE + 1]).unreadable().orElseThrow())
                .contains("larger than 32 MB");
    }

    @Test
    void an_encrypted_file_is_reported() throws IOException {
        Contents contents = contents(new RawZip().with(entry(TREES, "secret").flags(1)));
        assertThat(contents.unreadable()).isPresent();
        assertThat(contents.notes()).anyMatch(note -> note.contains("is encrypted"));
    }

    @Test
    void an_unusual_compression_is_reported() throws IOException {
        assertThat(contents(new RawZip().with(entry(TREES, "x").method(14))).notes())
                .anyMatch(note -> note.contains("method 14"));
    }

    @Test
    void damage_is_reported_wherever_it_is() throws IOException {
        assertThat(contents(new RawZip().with(entry(TREES, "class A {}").sum(7)))
                        .notes())
                .anyMatch(note -> note.contains("damaged"));
        assertThat(contents(new RawZip().with(entry(TREES, "class A {}").localName(MINIMAX)))
                        .notes())
                .anyMatch(note -> note.contains("damaged"));
    }

    @Test
    void a_truncated_archive_is_reported_wherever_it_ends() throws IOException {
        byte[] whole = new RawZip()
                .with(TREES, "class A {}")
                .with(MINIMAX, "class B {}")
                .bytes();
        for (int length = 0; length < whole.length; length++) {
            assertThat(contents(Arrays.copyOf(whole, length)).unreadable())
                    .as("%d of %d bytes", length, whole.length)
                    .isPresent();
        }
    }

    @Test
    @Timeout(600)
    void changed_bytes_never_make_the_reader_throw() throws IOException {
        byte[] whole = new RawZip()
                .with(TREES, "class A {}")
                .with(MINIMAX, "class B {}")
                .bytes();
        int parts = Course.exercises().stream()
                .mapToInt(exercise -> exercise.parts().size())
                .sum();
        Random random = new Random(4);
        for (int i = 0; i < 5_000; i++) {
            byte[] changed = whole.clone();
            for (int j = 0; j <= random.nextInt(4); j++) {
                changed[random.nextInt(changed.length)] = (byte) random.nextInt();
            }
            Contents contents = contents(changed);
            assertThat(contents.submission().entries().size()
                            + contents.missing().size())
                    .isEqualTo(parts);
        }
    }

    @Test
    void a_file_that_is_not_a_zip_archive_is_named_by_its_format() throws IOException {
        assertThat(contents("Rar!\u001a\u0007\u0001 and thirty bytes more, or so".getBytes(StandardCharsets.ISO_8859_1))
                        .unreadable())
                .contains("is not a zip archive, but a RAR archive");
        assertThat(contents("Dear professor, my files are in the cloud.".getBytes(StandardCharsets.UTF_8))
                        .unreadable())
                .contains("is not a zip archive");
        assertThat(contents(new byte[0]).unreadable()).contains("is empty");
    }

    @Test
    void an_archive_within_an_archive_is_opened_once() throws IOException {
        byte[] inner = new RawZip().with(TREES, "mine").bytes();
        RawZip outer = new RawZip().with(zipped("src.zip", inner)).with("notes.txt", "hello");
        assertThat(text(contents(outer), TREES)).isEqualTo("mine");
        Contents tooDeep = contents(new RawZip().with(zipped("outer.zip", outer.bytes())));
        assertThat(tooDeep.unreadable()).isPresent();
        assertThat(tooDeep.listed())
                .anyMatch(each -> each.path().equals("a.zip!/outer.zip!/src.zip")
                        && each.fate() == Fate.UNREADABLE
                        && each.reason().contains("not opened"));
    }

    private static RawZip.Entry zipped(String name, byte[] content) {
        return new RawZip.Entry(name.getBytes(StandardCharsets.UTF_8), content);
    }

    @Test
    @Timeout(600)
    void archives_in_an_archive_are_opened_only_up_to_a_limit() throws IOException {
        byte[] zeros = new byte[31 << 20];
        byte[] bomb = new RawZip()
                .with(zipped("zeros.bin", zeros))
                .with(zipped("stored", zeros).method(0))
                .bytes();
        RawZip outer = new RawZip();
        for (int i = 0; i < 200; i++) {
            outer.with(zipped("b" + i + ".zip", i < 6 ? bomb : new byte[0]));
        }
        Contents contents = contents(outer);
        assertThat(contents.unreadable()).isPresent();
        assertThat(contents.listed()).hasSizeGreaterThanOrEqualTo(201).anyMatch(each -> each.reason()
                .contains("too many or too large"));
    }

    @Test
    void equal_archives_are_one_and_different_ones_are_unclear() throws IOException {
        byte[] inner = new RawZip().with(TREES, "mine").bytes();
        byte[] other = new RawZip().with(TREES, "other").bytes();
        byte[] second = new RawZip().with(MINIMAX, "mine").bytes();
        Contents same = contents(new RawZip().with(zipped("a.zip", inner)).with(zipped("a (1).zip", inner)));
        assertThat(only(same)).isEqualTo(TREES);
        assertThat(same.listed()).extracting(Listed::fate).contains(Fate.COPY);
        Contents two = contents(new RawZip().with(zipped("a.zip", inner)).with(zipped("b.zip", second)));
        assertThat(two.submission().entries()).hasSize(2);
        Contents unclear = contents(new RawZip().with(zipped("a.zip", inner)).with(zipped("b.zip", other)));
        assertThat(unclear.unreadable().orElseThrow()).contains("several archives", "a.zip, b.zip");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MyTreeValue.java.txt",
                "MyTreeValue (1).java",
                "MyTreeValue(1).java",
                "MyTreeValue-1.java",
                "MyTreeValue copy.java",
                "MyTreeValue - Copy.java"
            })
    void a_file_that_a_browser_renamed_is_read_and_the_learner_is_told(String name) throws IOException {
        for (String folder : List.of("", "exercises/01-trees/")) {
            Contents contents = contents(new RawZip().with(folder + name, "mine"));
            assertThat(text(contents, TREES)).isEqualTo("mine");
            assertThat(contents.notes())
                    .containsExactly(folder + name + " was read as MyTreeValue.java: please submit it under that name");
        }
    }

    @Test
    void a_renamed_file_beside_the_right_one_must_have_the_same_content() throws IOException {
        assertThat(only(contents(new RawZip().with(TREES, "a").with("exercises/01-trees/MyTreeValue (1).java", "a"))))
                .isEqualTo(TREES);
        assertThat(contents(new RawZip()
                                .with(TREES, "a")
                                .with(MINIMAX, "mine")
                                .with("exercises/01-trees/MyTreeValue (1).java", "b"))
                        .missing()
                        .get(TREES))
                .contains("submitted twice");
    }

    @Test
    void an_empty_archive_contains_no_file_of_the_course() throws IOException {
        assertThat(contents(new RawZip()).unreadable().orElseThrow()).contains("no file of the course");
        assertThat(contents(new RawZip().with("Main.java", "")).notes()).anyMatch(note -> note.contains("Main.java"));
        assertThat(contents(new RawZip()).missing())
                .hasSameSizeAs(Course.exercises().stream()
                        .flatMap(exercise -> exercise.parts().stream())
                        .toList());
    }

    @Test
    void ignored_files_are_listed_unless_they_belong_to_the_course() throws IOException {
        Contents contents = contents(new RawZip()
                .with(TREES, "mine")
                .with("exercises/01-trees/README.md", "")
                .with("notebooks/01.ipynb", "")
                .with("receipt.json", "")
                .with("__MACOSX/exercises/01-trees/._MyTreeValue.java", "")
                .with("exercises/01-trees/Helper.java", "class Helper {}"));
        assertThat(contents.notes()).containsExactly("ignored: exercises/01-trees/Helper.java");
    }

    @Test
    void sources_keep_their_bytes_in_any_encoding() throws IOException {
        byte[] latin = "// für".getBytes(StandardCharsets.ISO_8859_1);
        Contents contents =
                contents(new RawZip().with(new RawZip.Entry(TREES.getBytes(StandardCharsets.UTF_8), latin)));
        assertThat(contents.submission().entries().get(0).content()).isEqualTo(latin);
    }

    @Test
    void the_identity_depends_on_everything_that_counts() throws IOException {
        String one = contents(new RawZip().with(TREES, "a")).identity();
        assertThat(contents(new RawZip().with("01-trees/MyTreeValue.java", "a")).identity())
                .isEqualTo(one);
        assertThat(contents(new RawZip().with(TREES, "b")).identity()).isNotEqualTo(one);
        assertThat(contents(new RawZip().with(TREES, "a").with(MINIMAX, "a")).identity())
                .isNotEqualTo(one);
        assertThat(contents(new RawZip()
                                .with(TREES, "a")
                                .with(entry(MINIMAX, "a").flags(1)))
                        .identity())
                .isNotEqualTo(one);
    }

    @Test
    void many_archives_are_read_quickly() throws IOException {
        byte[] archive = Submission.of(Path.of("solutions")).archive();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < 300; i++) {
            contents(archive);
        }
        assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - start)).isLessThan(Duration.ofSeconds(10));
    }
}
