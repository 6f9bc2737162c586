package plybook.grading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import plybook.report.ClassPage;
import plybook.report.ClassStudy;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.task.Exercise;

/** The pages and tables about a whole class, drawn from the stored reports. */
final class ClassResults {
    private static final JsonMapper JSON = new JsonMapper();

    private ClassResults() {}

    /** Returns what is known of a submission, whose results are in that folder of the run. */
    static ClassPage.Line line(RunFolder run, String folder, Marks marks) {
        Path files = run.instructors().resolve(folder);
        boolean there = marks.status() != Graded.Status.NOT_GRADED && Files.exists(files.resolve(Batch.REPORT_HTML));
        String report = run.instructors().getFileName() + "/" + folder + "/" + Batch.REPORT_HTML;
        return new ClassPage.Line(marks, there ? Optional.of(report) : Optional.empty(), data(files, marks));
    }

    private static Optional<JsonNode> data(Path files, Marks marks) {
        Path report = files.resolve(Batch.REPORT_JSON);
        if (marks.status() == Graded.Status.NOT_GRADED || !Files.exists(report)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readTree(Files.readAllBytes(report)));
        } catch (IOException e) {
            return Optional.empty(); // somebody changed it; the marks do not depend on it
        }
    }

    /** Writes the page of the class, and the same as data. */
    static void write(RunFolder run, List<Exercise> exercises, List<ClassPage.Line> lines) throws IOException {
        AtomicFile.write(run.page(), ClassPage.of(exercises, lines));
        ClassStudy study = ClassStudy.of(lines);
        run.write("class.json", study.json());
        run.write("mistakes.csv", study.csv());
    }
}
