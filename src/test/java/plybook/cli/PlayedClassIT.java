package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class in Canvas from the release to its marks, by the commands that docs/teaching.md names, in their order. */
class PlayedClassIT {
    private static final String SOLVED = "solutions/01-trees/MyTreeValue.java";
    private static final String WRONG = "src/test/resources/mutants/wrong/01-trees/depth-parity/MyTreeValue.java";

    @TempDir
    Path folder;

    private static Shell done(int code, Object... words) {
        Shell shell = Shell.run(words);
        assertThat(shell.code())
                .as("%s: %s%s", List.of(words), shell.out(), shell.err())
                .isEqualTo(code);
        return shell;
    }

    private void submitted(String name, String text) throws IOException {
        Path downloads = Files.createDirectories(folder.resolve("downloads"));
        Files.writeString(downloads.resolve(name), text);
    }

    private String starter(Path release) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(release)) {
            return Files.readString(zip.getPath("/student/exercises/01-trees/MyTreeValue.java"));
        }
    }

    @Test
    void from_release_to_the_gradebook_and_the_comment() throws Exception {
        Path assignment = folder.resolve("week.yml");
        done(0, "assignment", "new", assignment, "--exercise", "01", "--title", "Week 1");
        done(0, "assignment", "check", assignment);
        Path release = folder.resolve("student.zip");
        done(0, "release", assignment, "--out", release);

        String solved = Files.readString(Path.of(SOLVED));
        submitted("lovelaceada_100_501_MyTreeValue.java", solved);
        submitted("bellbob_LATE_101_502_MyTreeValue.java", "// late\n" + solved);
        submitted("chenchen_102_503_MyTreeValue.java", starter(release));
        submitted("chenchen_102_504_MyTreeValue-1.java", Files.readString(Path.of(WRONG)));
        submitted("doedora_103_505_MyTreeValue.java", starter(release));
        String book = "Student,ID,SIS Login ID,Section,Week 1 (71),Week 2 (72),Final Score\r\n"
                + "    Points Possible,,,,20.00,10.00,(read only)\r\n"
                + "\"Lovelace, Ada\",100,ada,CS101,,\"7,5\",\r\n"
                + "\"Bell, Bob\",101,bob,CS101,,,\r\n"
                + "\"Chen, Chen\",102,chen,CS101,3,,\r\n"
                + "\"Doe, Dora\",103,dora,CS101,,,\r\n"
                + "\"Eve, Eve\",104,eve,CS101,,8,\r\n";
        Path gradebook = Files.writeString(folder.resolve("Grades.csv"), book);
        Path graded = folder.resolve("graded");
        Path downloads = folder.resolve("downloads");
        done(0, "grade", downloads, "--out", graded, "--assignment", assignment, "--dry-run");
        Shell grade = done(0, "grade", downloads, "--out", graded, "--assignment", assignment, "--sandbox", "none");
        assertThat(grade.out()).contains("chenchen", "Grading 4 submissions");

        Files.writeString(
                graded.resolve("overrides.csv"),
                "id,check,points,comment,by\n103,,,\"Only the starter arrived. Send me your file.\",Dr Turing\n");
        Shell redrawn = done(
                0,
                "grade",
                "--redraw",
                "--out",
                graded,
                "--assignment",
                assignment,
                "--gradebook",
                gradebook,
                "--column",
                "Week 1");
        assertThat(redrawn.out())
                .contains("Decisions: 1 line of " + graded.resolve("overrides.csv"))
                .contains("4 cells filled in the column \"Week 1 (71)\"", "Eve, Eve");

        List<String> filled = Files.readAllLines(graded.resolve("gradebooks/Grades.csv"));
        assertThat(filled)
                .startsWith(book.split("\r\n", -1)[0], book.split("\r\n", -1)[1])
                .contains("\"Lovelace, Ada\",100,ada,CS101,20,\"7,5\",", "\"Doe, Dora\",103,dora,CS101,0,,")
                .contains("\"Eve, Eve\",104,eve,CS101,,8,")
                .anyMatch(line -> line.matches("\"Bell, Bob\",101,bob,CS101,(18|20),,"))
                .anyMatch(line -> line.matches("\"Chen, Chen\",102,chen,CS101,([4-9]|1\\d)(\\.\\d+)?,,"));
        String comment = "Only the starter arrived. Send me your file. (Dr Turing)";
        assertThat(Files.readString(graded.resolve("index.html"))).contains("<li>doedora: " + comment + "</li>");
        assertThat(Files.readString(graded.resolve("learners/103/report.html"))).contains(comment);
        URI feedback = URI.create("jar:" + graded.resolve("feedback-canvas.zip").toUri());
        try (FileSystem zip = FileSystems.newFileSystem(feedback, java.util.Map.of());
                Stream<Path> inside = Files.walk(zip.getPath("/"))) {
            assertThat(inside.filter(Files::isRegularFile).map(Path::toString))
                    .hasSize(4)
                    .anyMatch(name -> name.contains("_103_505_"));
        }
    }
}
