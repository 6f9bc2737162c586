package plybook.bundle;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import plybook.assignment.Assignment;
import plybook.assignment.NewAssignment;
import plybook.assignment.SecretSeed;
import plybook.judge.Suites;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.release.Release;
import plybook.setup.Project;
import plybook.task.Exercise;

/** The kinds of bundles. */
public enum Bundle {
    /** An autograder for Gradescope: the content of its zip file. */
    GRADESCOPE {
        @Override
        public Release of(Project program, Assignment assignment) throws IOException {
            Map<String, Release.Source> files = new TreeMap<>();
            Release.of(program, assignment, false)
                    .files()
                    .forEach((name, source) -> files.put("plybook/" + name, source));
            files.putAll(secrets(assignment));
            files.put("setup.sh", resource("gradescope/setup.sh"));
            files.put("run_autograder", resource("gradescope/run_autograder"));
            List<String> wanted = assignment.exercises().stream()
                    .flatMap(exercise -> exercise.parts().stream())
                    .map(Exercise.Part::fileName)
                    .toList();
            files.put("names.txt", text(String.join("\n", wanted) + "\n"));
            files.put("no-files.json", text(results(Texts.of("gradescope.no.files", String.join(", ", wanted)))));
            files.put("not-graded.json", text(results(Texts.of("gradescope.not.graded"))));
            return new Release(new TreeMap<>(files));
        }

        private String results(String output) {
            ObjectNode root = JSON.createObjectNode();
            root.put("score", 0)
                    .put("output", output)
                    .put("output_format", "text")
                    .put("visibility", "visible");
            root.putArray("tests");
            return root.toPrettyString() + "\n";
        }
    },

    /** A workflow for GitHub Classroom. */
    GITHUB_CLASSROOM {
        @Override
        public Release of(Project program, Assignment assignment) throws IOException {
            return new Release(new TreeMap<>(Map.of(".github/workflows/classroom.yml", resource("classroom.yml"))));
        }
    },

    /** A repository that grades itself on each push: everything that learners get, and the workflows of GitHub and GitLab. */
    CI {
        @Override
        public Release of(Project program, Assignment assignment) throws IOException {
            Map<String, Release.Source> files =
                    new TreeMap<>(Release.of(program, assignment, false).files());
            files.put("ci/grade.sh", resource("ci/grade.sh"));
            files.put(".github/workflows/plybook.yml", resource("ci/workflow.yml"));
            files.put(".gitlab-ci.yml", resource("ci/gitlab-ci.yml"));
            files.merge(".gitignore", text("/graded/\n"), (before, more) -> () -> joined(before, more));
            return new Release(new TreeMap<>(files));
        }

        private byte[] joined(Release.Source one, Release.Source other) throws IOException {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.write(one.bytes());
            all.write(other.bytes());
            return all.toByteArray();
        }
    },

    /** An assignment for nbgrader. */
    NBGRADER {
        @Override
        public Release of(Project program, Assignment assignment) throws IOException {
            Map<String, Release.Source> files = new TreeMap<>();
            files.put("nbgrader_config.py", resource("nbgrader_config.py"));
            for (Exercise exercise : assignment.exercises()) {
                String name = "source/" + exercise.folder() + "/" + exercise.folder() + ".ipynb";
                files.put(name, text(notebook(program, exercise)));
            }
            return new Release(new TreeMap<>(files));
        }

        /** Returns a notebook with the task, a cell for each class to write, and after each a hidden one that grades it. */
        private String notebook(Project program, Exercise exercise) throws IOException {
            ObjectNode root = JSON.createObjectNode();
            ArrayNode cells = root.putArray("cells");
            var folder = program.exercises().resolve(exercise.folder());
            cell(cells, "markdown", "task", Files.readString(folder.resolve("README.md")), false, 0);
            for (Exercise.Part part : exercise.parts()) {
                cell(cells, "code", part.className(), Files.readString(folder.resolve(part.fileName())), true, 0);
                int points = Suites.allOf(part, new Verdict.Passed()).stream()
                        .mapToInt(CheckResult::points)
                        .sum();
                String test = "// BEGIN HIDDEN TESTS\nplybook.workbook.Workbook.grade(" + part.className()
                        + "::new)\n// END HIDDEN TESTS";
                cell(cells, "code", "grade-" + part.className(), test, false, points);
            }
            root.putObject("metadata")
                    .putObject("kernelspec")
                    .put("display_name", "Java")
                    .put("language", "java")
                    .put("name", "java");
            root.put("nbformat", NBFORMAT).put("nbformat_minor", NBFORMAT_MINOR);
            return root.toPrettyString() + "\n";
        }

        private void cell(ArrayNode cells, String type, String id, String source, boolean answer, int points) {
            ObjectNode cell = cells.addObject().put("cell_type", type).put("id", id);
            ObjectNode nbgrader = cell.putObject("metadata").putObject("nbgrader");
            nbgrader.put("schema_version", NBGRADER_SCHEMA)
                    .put("grade_id", id)
                    .put("grade", points > 0)
                    .put("solution", answer)
                    .put("locked", !answer)
                    .put("task", false);
            if (points > 0) {
                nbgrader.put("points", points);
            }
            cell.put("source", source);
            if (type.equals("code")) {
                cell.putNull("execution_count");
                cell.putArray("outputs");
            }
        }
    },

    /** A job array for Slurm. */
    SLURM {
        @Override
        public Release of(Project program, Assignment assignment) throws IOException {
            Map<String, Release.Source> files = new TreeMap<>(secrets(assignment));
            files.put("grade.sh", resource("slurm/grade.sh"));
            files.put("merge.sh", resource("slurm/merge.sh"));
            return new Release(new TreeMap<>(files));
        }
    };

    private static final int NBFORMAT = 4;
    private static final int NBFORMAT_MINOR = 5;
    private static final int NBGRADER_SCHEMA = 3;
    private static final JsonMapper JSON = new JsonMapper();

    /** Returns the bundle's files. */
    public abstract Release of(Project program, Assignment assignment) throws IOException;

    /** Returns its name on the command line. */
    public String inWords() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the bundle of that name. */
    public static Bundle named(String name) {
        List<String> all = Arrays.stream(values()).map(Bundle::inWords).toList();
        return Arrays.stream(values())
                .filter(each -> each.inWords().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Texts.of("no.kind", name, String.join(", ", all))));
    }

    /**
     * Returns the assignment and its seed, each as a file.
     *
     * @throws IllegalArgumentException if it has no seed: a system that grades one submission at a time would draw one for each
     */
    private static Map<String, Release.Source> secrets(Assignment assignment) throws IOException {
        long seed =
                SecretSeed.read(assignment.seed().orElseThrow(() -> new IllegalArgumentException(Texts.of("no.seed"))));
        return Map.of(
                "assignment.yml", text(NewAssignment.learners(assignment) + "seed: seed\n"), "seed", text(seed + "\n"));
    }

    private static Release.Source text(String text) {
        return () -> text.getBytes(StandardCharsets.UTF_8);
    }

    private static Release.Source resource(String name) {
        return () -> {
            try (InputStream in = Objects.requireNonNull(Bundle.class.getResourceAsStream(name), name)) {
                return in.readAllBytes();
            }
        };
    }
}
