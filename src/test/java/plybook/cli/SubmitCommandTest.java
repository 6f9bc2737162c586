package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.intake.Hash;
import plybook.intake.Submission;
import plybook.task.Course;

class SubmitCommandTest {
    private static final List<String> COURSE = Course.exercises().stream()
            .flatMap(exercise ->
                    exercise.parts().stream().map(part -> "exercises/" + exercise.folder() + "/" + part.fileName()))
            .toList();

    /** All starters, one of them solved, and files that are not the course's: submitted once. */
    @TempDir
    private static Path submitted;

    private static String said = "";
    private static Path archived = Path.of("");

    @TempDir
    Path folder;

    @BeforeAll
    static void submit() throws IOException {
        LearnersFiles.starters(submitted);
        LearnersFiles.solve(submitted, LearnersFiles.TREES);
        Files.writeString(submitted.resolve("exercises/01-trees/Secret.java"), "class Secret {}");
        Files.writeString(submitted.resolve("exercises/01-trees/MyTreeValue.new.java"), "class Other {}");
        Files.writeString(submitted.resolve("diary.txt"), "dear diary");
        Shell submit = Shell.run("submit", "--from", submitted);
        assertThat(submit.code()).as(submit.err()).isZero();
        said = submit.out();
        archived = onlyArchive(submitted);
    }

    @BeforeEach
    void starters() throws IOException {
        LearnersFiles.starters(folder);
    }

    @Test
    void the_archive_contains_only_files_of_the_course_and_a_receipt() throws IOException {
        Map<String, byte[]> archive = unzipped(archived);
        List<String> expected = new ArrayList<>(COURSE);
        expected.add("receipt.json");
        assertThat(archive.keySet()).containsExactlyElementsOf(expected);
        assertThat(archive).containsEntry(COURSE.get(0), Files.readAllBytes(submitted.resolve(COURSE.get(0))));
    }

    @Test
    void the_receipt_can_be_verified_with_any_sha256() throws IOException {
        Map<String, byte[]> archive = unzipped(archived);
        JsonNode receipt = new ObjectMapper().readTree(archive.getOrDefault("receipt.json", new byte[0]));
        assertThat(receipt.get("schemaVersion").asInt()).isEqualTo(1);
        assertThat(receipt.get("files")).hasSameSizeAs(COURSE);
        StringBuilder lines = new StringBuilder();
        for (JsonNode file : receipt.get("files")) {
            String path = file.get("path").asText();
            byte[] content = archive.getOrDefault(path, new byte[0]);
            assertThat(file.get("sha256").asText()).isEqualTo(Hash.of(content));
            assertThat(file.get("bytes").asInt()).isEqualTo(content.length).isPositive();
            lines.append(Hash.of(content)).append("  ").append(path).append('\n');
        }
        String hash = Hash.of(lines.toString().getBytes(StandardCharsets.UTF_8));
        assertThat(receipt.get("contentHash").asText()).isEqualTo(hash);
        assertThat(said).contains("Receipt: " + hash);
        assertThat(archived).hasFileName("submission-" + hash.substring(0, 8) + ".zip");
    }

    @Test
    void the_same_files_always_make_the_same_archive() throws IOException {
        Path elsewhere = folder.resolve("else where/my");
        LearnersFiles.starters(elsewhere);
        Files.setLastModifiedTime(elsewhere.resolve(COURSE.get(2)), FileTime.fromMillis(1_000_000_000_000L));
        byte[] archive = archive(folder);
        assertThat(archive(elsewhere)).isEqualTo(archive);
        assertThat(archive(folder.resolve("exercises"))).isEqualTo(archive);
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                assertThat(entry.getTimeLocal().getYear()).isEqualTo(1980);
                assertThat(entry.getName()).doesNotContain("\\", "..").doesNotStartWith("/");
            }
        }
    }

    private static byte[] archive(Path folder) throws IOException {
        return Submission.of(new LearnersFolder(folder).exercises()).archive();
    }

    @Test
    void one_line_more_makes_another_receipt() throws IOException {
        String before = Submission.of(new LearnersFolder(folder).exercises()).contentHash();
        Files.writeString(folder.resolve(COURSE.get(4)), "//\n" + Files.readString(folder.resolve(COURSE.get(4))));
        assertThat(Submission.of(new LearnersFolder(folder).exercises()).contentHash())
                .isNotEqualTo(before);
    }

    @Test
    void unfinished_work_is_submitted_with_a_list_of_what_is_missing() throws IOException {
        keepOnly(LearnersFiles.TREES, LearnersFiles.RULES, COURSE.get(2), LearnersFiles.ALPHA_BETA);
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Files.write(folder.resolve(COURSE.get(2)), new byte[(1 << 20) + 1]);
        Shell submit = Shell.run("submit", "--from", folder);
        assertThat(submit.code()).isZero();
        assertThat(submit.out())
                .contains("Not begun: 02, 04, 05, 06, 07, 08", "Not everything has passed", "Left out:")
                .contains(COURSE.get(4) + ": there is no such file", COURSE.get(2) + ": larger than a megabyte");
        assertThat(unzipped(onlyArchive(folder)).keySet()).doesNotContain(COURSE.get(4), COURSE.get(2));
    }

    @Test
    void one_exercise_alone_is_submitted_by_its_number() throws IOException {
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Shell submit = Shell.run("submit", "01", "--from", folder);
        assertThat(submit.code()).as(submit.err()).isZero();
        assertThat(submit.out()).contains("10 of  10").doesNotContain("Tic-Tac-Toe", "Not begun");
        assertThat(unzipped(onlyArchive(folder)).keySet())
                .anyMatch(name -> name.endsWith(LearnersFiles.TREES))
                .noneMatch(name -> name.contains("02-"));
    }

    @Test
    void an_earlier_archive_is_never_overwritten() throws IOException {
        keepOnly(LearnersFiles.TREES);
        LearnersFiles.solve(folder, LearnersFiles.TREES);
        Path out = folder.resolve("mine.zip");
        assertThat(Shell.run("submit", "--from", folder, "--out", out).code()).isZero();
        byte[] first = Files.readAllBytes(out);
        Shell again = Shell.run("submit", "--from", folder, "--out", out);
        assertThat(again.code()).isZero();
        assertThat(again.out()).contains("there already");
        Files.writeString(folder.resolve(COURSE.get(0)), "// Changed.\n", StandardOpenOption.APPEND);
        Shell changed = Shell.run("submit", "--from", folder, "--out", out);
        assertThat(changed.code()).isEqualTo(2);
        assertThat(changed.err()).contains("left as it was");
        assertThat(Files.readAllBytes(out)).isEqualTo(first);
        assertThat(Shell.run("submit", "--from", folder, "--out", folder).code())
                .isEqualTo(2);
    }

    @Test
    void nothing_to_submit_is_exit_code_2() throws IOException {
        keepOnly(LearnersFiles.TREES, LearnersFiles.RULES);
        Shell untouched = Shell.run("submit", "--from", folder);
        assertThat(untouched.code()).isEqualTo(2);
        assertThat(untouched.err()).contains("no exercise has been attempted");
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertThat(Shell.run("submit", "--from", empty).code()).isEqualTo(2);
        assertThat(Shell.run("submit", "--from", folder.resolve("nowhere")).code())
                .isEqualTo(2);
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(file -> file.toString().endsWith(".zip"))).isEmpty();
        }
    }

    /** Missing files are checked in no time. */
    private void keepOnly(String... files) throws IOException {
        for (String file : COURSE) {
            if (Stream.of(files).noneMatch(file::endsWith)) {
                Files.delete(folder.resolve(file));
            }
        }
    }

    private static Path onlyArchive(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> archives =
                    files.filter(file -> file.toString().endsWith(".zip")).toList();
            assertThat(archives).hasSize(1);
            return archives.get(0);
        }
    }

    private static Map<String, byte[]> unzipped(Path archive) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                assertThat(files.put(entry.getName(), zip.readAllBytes())).isNull();
            }
        }
        return files;
    }
}
