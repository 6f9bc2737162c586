package plybook.grading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.overview.ClassPage;
import plybook.overview.ClassStudy;
import plybook.overview.Line;
import plybook.overview.StoredClass;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.report.MarksCsv;
import plybook.task.Exercise;

/** The pages and tables about a whole class, drawn from the stored reports. */
final class ClassResults {
    private static final JsonMapper JSON = new JsonMapper();

    private ClassResults() {}

    /** Returns what is known of a submission, whose results are in that folder of the run. */
    private static Line line(RunFolder run, String folder, Marks marks) {
        Path files = run.instructors().resolve(folder);
        boolean there = marks.status() != Graded.Status.NOT_GRADED && Files.exists(files.resolve(Drawing.REPORT_HTML));
        String report = run.instructors().getFileName() + "/" + folder + "/" + Drawing.REPORT_HTML;
        return new Line(
                marks, there ? Optional.of(report) : Optional.empty(), data(files, marks), StoredClass.sources(files));
    }

    private static Optional<JsonNode> data(Path files, Marks marks) {
        Path report = files.resolve(Drawing.REPORT_JSON);
        if (marks.status() == Graded.Status.NOT_GRADED || !Files.exists(report)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readTree(Files.readAllBytes(report)));
        } catch (IOException e) {
            return Optional.empty(); // somebody changed it; the marks do not depend on it
        }
    }

    /** Writes the table of marks and the page of the class, and the same as data. */
    static void write(RunFolder run, List<Exercise> exercises, List<Drawn> all, Set<Format> formats)
            throws IOException {
        if (formats.contains(Format.CSV)) {
            AtomicFile.write(
                    run.grades(),
                    MarksCsv.of(
                            exercises,
                            all.stream()
                                    .map(each -> new MarksCsv.Row(each.learner().id(), each.marks(), each.from()))
                                    .toList()));
        }
        if (formats.contains(Format.HTML)) {
            List<Line> lines = all.stream()
                    .map(each -> line(run, each.folder(), each.marks()))
                    .toList();
            AtomicFile.write(run.page(), ClassPage.of(exercises, lines));
            ClassStudy study = ClassStudy.of(lines);
            run.write("class.json", study.json());
            run.write("mistakes.csv", study.csv());
        }
    }
}
