package plybook.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Folders with untrusted content, and folders full of submissions. */
class FoldersTest {
    private static final String TREES = "exercises/01-trees/MyTreeValue.java";
    private static final String MINIMAX = "exercises/03-minimax/MyMinimax.java";

    @TempDir
    Path folder;

    private Path write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.writeString(file, content);
    }

    private static Contents contentsOf(Path path) throws IOException {
        try {
            return Contents.of("ada", Piece.allIn(path), List.of());
        } catch (Unreadable e) {
            throw new AssertionError(e);
        }
    }

    private byte[] archive(String content) {
        return new RawZip().with(TREES, content).bytes();
    }

    @Test
    void a_folder_counts_like_an_archive_of_it() throws IOException {
        Contents contents = contentsOf(Path.of("solutions"));
        assertThat(contents.submission().contentHash())
                .isEqualTo(Submission.of(Path.of("solutions")).contentHash());
        assertThat(contents.missing()).isEmpty();
    }

    @Test
    void links_are_not_followed() throws IOException {
        Path secret = write("secret/MyTreeValue.java", "the secret");
        Path handedIn = Files.createDirectories(folder.resolve("ada"));
        write("ada/" + MINIMAX, "mine");
        Files.createDirectories(handedIn.resolve("exercises/01-trees"));
        Files.createSymbolicLink(handedIn.resolve(TREES), secret);
        Files.createSymbolicLink(handedIn.resolve("exercises/02-tic-tac-toe"), folder.resolve("secret"));
        Files.createSymbolicLink(handedIn.resolve("loop"), handedIn);
        Contents contents = contentsOf(handedIn);
        assertThat(contents.submission().entries())
                .extracting(Submission.Entry::name)
                .containsExactly(MINIMAX);
        assertThat(contents.missing().get(TREES)).contains("is a link");
    }

    @Test
    @Timeout(60)
    void a_pipe_is_not_opened() throws Exception {
        write("ada/" + MINIMAX, "mine");
        Files.createDirectories(folder.resolve("ada/exercises/01-trees"));
        Files.createDirectories(folder.resolve("ada/exercises/02-tic-tac-toe/MyTicTacToe.java"));
        Process mkfifo =
                new ProcessBuilder("mkfifo", folder.resolve("ada/" + TREES).toString()).start();
        assertThat(mkfifo.waitFor(60, TimeUnit.SECONDS)).isTrue();
        Contents contents = contentsOf(folder.resolve("ada"));
        assertThat(contents.submission().entries())
                .extracting(Submission.Entry::name)
                .containsExactly(MINIMAX);
        assertThat(contents.missing().get(TREES)).contains("is not a plain file");
        assertThat(contents.missing().get("exercises/02-tic-tac-toe/MyTicTacToe.java"))
                .contains("was not submitted");
    }

    @Test
    void a_huge_file_does_not_count() throws IOException {
        write("ada/" + MINIMAX, "mine");
        write("ada/" + TREES, "x".repeat((1 << 20) + 1));
        assertThat(contentsOf(folder.resolve("ada")).missing().get(TREES)).contains("larger than a megabyte");
    }

    @Test
    void a_learners_folder_may_contain_one_archive() throws IOException {
        write("ada/note.txt", "hello");
        Files.write(folder.resolve("ada/submission-12345678.zip"), archive("mine"));
        assertThat(contentsOf(folder.resolve("ada")).submission().entries())
                .extracting(Submission.Entry::name)
                .containsExactly(TREES);
        Files.write(folder.resolve("ada/submission-87654321.zip"), archive("other"));
        assertThat(contentsOf(folder.resolve("ada")).unreadable().orElseThrow())
                .contains("several archives", "submission-12345678.zip, submission-87654321.zip");
    }

    @Test
    void a_download_folder_is_split_into_submissions_and_other_files() throws IOException {
        Files.createDirectories(folder.resolve("downloads/Ada_17_file"));
        Files.write(folder.resolve("downloads/Ada_17_file/submission-12345678.zip"), archive("a"));
        Files.write(folder.resolve("downloads/bob.zip"), archive("b"));
        Files.write(folder.resolve("downloads/eve.rar"), new byte[10]);
        write("downloads/carl/01-trees/MyTreeValue.java", "c");
        write("downloads/grades.xlsx", "");
        write("downloads/.DS_Store", "");
        write("downloads/graded/run.json", "");
        Intake all = Intake.of(List.of(folder.resolve("downloads")), folder.resolve("downloads/graded"));
        assertThat(all.submissions())
                .extracting(HandedIn::name)
                .containsExactly("Ada_17_file", "bob.zip", "carl", "eve.rar");
        assertThat(all.listed())
                .filteredOn(each -> each.owner().isEmpty())
                .extracting(Listed::path)
                .containsExactly("downloads/grades.xlsx");
        Intake sameNamedTwice = Intake.of(
                List.of(folder.resolve("downloads"), folder.resolve("downloads/../downloads/bob.zip")),
                folder.resolve("downloads/graded"));
        assertThat(sameNamedTwice.submissions()).hasSameSizeAs(all.submissions());
    }

    @Test
    void a_learners_folder_keeps_the_learners_name() throws IOException {
        Files.createDirectories(folder.resolve("Ada_17_file"));
        Files.write(folder.resolve("Ada_17_file/submission-12345678.zip"), archive("a"));
        assertThat(Intake.of(List.of(folder.resolve("Ada_17_file")), folder.resolve("out"))
                        .submissions())
                .extracting(HandedIn::name)
                .containsExactly("Ada_17_file");
    }

    @Test
    void a_folder_without_a_file_of_the_course_is_a_submission_without_one() throws IOException {
        write("submission/Main.java", "class Main {}");
        Intake intake = Intake.of(List.of(folder.resolve("submission")), folder.resolve("out"));
        assertThat(intake.unreadable()).extracting(HandedIn::name).containsExactly("submission");
    }

    @Test
    void a_clone_without_a_commit_is_a_learner_without_a_file() throws IOException {
        Path clones = folder.resolve("week5-submissions");
        write("week5-submissions/week5-ada/my/" + MINIMAX, "mine");
        write("week5-submissions/week5-bob/my/" + MINIMAX, "his");
        write("week5-submissions/week5-eve/.git/HEAD", "ref: refs/heads/main");
        Files.createDirectories(clones.resolve("week5-eve/my/exercises"));
        Intake intake = Intake.of(List.of(clones), folder.resolve("out"));
        assertThat(intake.submissions()).extracting(HandedIn::name).containsExactlyInAnyOrder("ada", "bob", "eve");
        assertThat(intake.unreadable()).extracting(HandedIn::name).containsExactly("eve");
    }

    @Test
    void an_empty_folder_of_a_course_system_is_a_learner_without_a_file() throws IOException {
        write("class/week 1/Ada Lovelace_600001_assignsubmission_file/MyTreeValue.java", "class MyTreeValue {}");
        Files.createDirectories(folder.resolve("class/week 1/Eve Ek_600005_assignsubmission_file"));
        Files.createDirectories(folder.resolve("class/week 1/Ada Lovelace_600001_assignsubmission_onlinetext"));
        Intake intake = Intake.of(List.of(folder.resolve("class")), folder.resolve("out"));
        assertThat(intake.submissions()).extracting(HandedIn::id).containsExactly("600001", "600005");
        assertThat(intake.unreadable()).extracting(HandedIn::name).containsExactly("Eve Ek");
    }

    @Test
    void an_empty_folder_in_a_download_that_is_not_unpacked_is_a_learner_without_a_file() throws IOException {
        byte[] download = new RawZip()
                .with("Zoe Z_600009_assignsubmission_file/MyTreeValue.java", "class MyTreeValue {}")
                .with("Eve Ek_600005_assignsubmission_file/", "")
                .with("Ada Lovelace_600001_assignsubmission_file/MyTreeValue.java", "class MyTreeValue {}")
                .bytes();
        Files.write(folder.resolve("CS101.zip"), download);
        Intake intake = Intake.of(List.of(folder.resolve("CS101.zip")), folder.resolve("out"));
        assertThat(intake.submissions())
                .as("by name, and those with nothing at the end")
                .extracting(HandedIn::name)
                .containsExactly("Ada Lovelace", "Zoe Z", "Eve Ek");
        assertThat(intake.unreadable()).extracting(HandedIn::id).containsExactly("600005");
    }

    @Test
    void downloads_of_several_systems_may_lie_beside_each_other() throws IOException {
        write("moodle/Ada Lovelace_600001_assignsubmission_file/MyMinimax.java", "hers");
        write("canvas/turingalan_4001_28007_MyMinimax.java", "his");
        write("canvas/knuthdonald_4002_28008_MyMinimax.java", "another");
        Intake intake = Intake.of(List.of(folder.resolve("moodle"), folder.resolve("canvas")), folder.resolve("out"));
        assertThat(intake.submissions())
                .extracting(HandedIn::name)
                .containsExactlyInAnyOrder("Ada Lovelace", "turingalan", "knuthdonald");
        assertThat(intake.nobodys()).isEmpty();
    }

    @Test
    void a_folder_without_submissions_is_refused() throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        assertThatThrownBy(() -> Intake.of(List.of(folder.resolve("empty")), folder.resolve("out")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("01-trees");
        assertThatThrownBy(() -> Intake.of(List.of(folder.resolve("nowhere")), folder.resolve("out")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("there is no");
    }
}
