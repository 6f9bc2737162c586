package plybook.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;
import plybook.task.Exercise.Part;

/**
 * A check of a course. Each problem is a sentence.
 *
 * @param root the folder that contains {@code exercises}, {@code solutions}, {@code notebooks} and {@code src/lessons}
 */
record CourseCheck(Path root) {
    /** The files that {@code plybook ide} and Maven write beside the exercises; Git ignores them. */
    private static final Set<String> OF_AN_IDE = Set.of(".plybook", "pom.xml", "lib", "src", "target");

    private static final int FEWEST_HINTS = 3;

    /** The time for one question: far more than it takes, because the machine may be busy. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Pattern TODO =
            Pattern.compile("new UnsupportedOperationException\\(\\s*\"TODO: [^\"]{20,}[.?]\"\\);");
    private static final Pattern SIGNATURE = Pattern.compile("(?m)^    public .*\\{$");
    private static final Pattern LESSON =
            Pattern.compile("(?m)^Files?: .* · lessons?: \\[\\d+, [^]]+]\\(\\.\\./\\.\\./notebooks/");
    private static final Pattern HINT = Pattern.compile("(?s)<details><summary>(.*?)</summary>(.*?)</details>");
    private static final Pattern POINTS = Pattern.compile("(?m)^\\| (.+) \\| (\\d+) \\|$");
    private static final Pattern LINK = Pattern.compile("(!?)\\[([^\\]]*)]\\(([^)\\s]+)\\)");
    private static final Pattern IMAGE = Pattern.compile("<img\\b[^>]*>");
    private static final Pattern SOURCE = Pattern.compile("\\bsrc=\"([^\"]+)\"");
    private static final Pattern ALTERNATIVE = Pattern.compile("\\balt=\"[^\"]+\"");

    /** Returns the problems that are found without running anything. */
    List<String> structure() {
        List<String> problems = new ArrayList<>();
        for (Exercise exercise : Course.exercises()) {
            exercise.parts().forEach(part -> files(exercise, part, problems));
            readme(exercise, problems);
        }
        strays("exercises", true, problems);
        strays("solutions", false, problems);
        lessons(problems);
        links(problems);
        return problems;
    }

    private Path starter(Exercise exercise, Part part) {
        return root.resolve("exercises").resolve(exercise.folder()).resolve(part.fileName());
    }

    private Path solution(Exercise exercise, Part part) {
        return root.resolve("solutions").resolve(exercise.folder()).resolve(part.fileName());
    }

    private Path readme(Exercise exercise) {
        return root.resolve("exercises").resolve(exercise.folder()).resolve("README.md");
    }

    private void files(Exercise exercise, Part part, List<String> problems) {
        Path starter = starter(exercise, part);
        Path solution = solution(exercise, part);
        if (!Files.isRegularFile(starter) || !Files.isRegularFile(solution)) {
            Stream.of(starter, solution)
                    .filter(file -> !Files.isRegularFile(file))
                    .forEach(file -> problems.add(named(file) + " is missing"));
            return;
        }
        String asked = text(starter);
        String solved = text(solution);
        List<String> methods = signatures(asked);
        long todos = TODO.matcher(asked).results().count();
        if (todos != methods.size()) {
            problems.add(named(starter) + " has " + methods.size() + " methods and " + todos
                    + " sentences that begin with TODO and say where to begin");
        }
        if (!signatures(solved).containsAll(methods)
                || !declaration(asked, part).equals(declaration(solved, part))) {
            problems.add(named(solution) + " has other methods or another first line than the starter");
        }
        if (solved.contains("TODO") || solved.contains("UnsupportedOperationException")) {
            problems.add(named(solution) + " still has something to do");
        }
    }

    private static List<String> signatures(String source) {
        return SIGNATURE.matcher(source).results().map(MatchResult::group).toList();
    }

    private static String declaration(String source, Part part) {
        return source.lines()
                .filter(line -> line.startsWith("public class " + part.className()))
                .collect(Collectors.joining());
    }

    private void readme(Exercise exercise, List<String> problems) {
        Path file = readme(exercise);
        if (!Files.isRegularFile(file)) {
            problems.add(named(file) + " is missing");
            return;
        }
        String text = text(file);
        for (String needed : List.of(
                "# " + exercise.number() + " · " + exercise.title() + "\n",
                "./plybook check " + exercise.number(),
                "my/exercises/" + exercise.folder() + "/",
                "## The task\n",
                "## A worked example\n",
                "## Hints\n",
                "## Points\n",
                "## What next\n",
                "## Notes for instructors\n")) {
            if (!text.contains(needed)) {
                problems.add(named(file) + " lacks \"" + needed.strip() + "\"");
            }
        }
        if (!LESSON.matcher(text).find()) {
            problems.add(named(file) + " does not link its lesson beside its files");
        }
        List<MatchResult> hints = HINT.matcher(text).results().toList();
        if (hints.size() < FEWEST_HINTS) {
            problems.add(named(file) + " has " + hints.size() + " hints, and " + FEWEST_HINTS + " are the fewest");
        }
        hints.stream()
                .filter(hint -> hint.group(1).isBlank() || hint.group(2).isBlank())
                .forEach(hint -> problems.add(named(file) + " has an empty hint: " + hint.group(1)));
    }

    private void strays(String folder, boolean readmes, List<String> problems) {
        Set<Path> expected = new HashSet<>();
        for (Exercise exercise : Course.exercises()) {
            Path its = root.resolve(folder).resolve(exercise.folder());
            exercise.parts().forEach(part -> expected.add(its.resolve(part.fileName())));
            if (readmes) {
                expected.add(its.resolve("README.md"));
            }
        }
        files(root.resolve(folder))
                .filter(file -> !expected.contains(file))
                .filter(file -> !OF_AN_IDE.contains(
                        root.resolve(folder).relativize(file).getName(0).toString()))
                .forEach(file -> problems.add(named(file) + " is stray"));
    }

    /** Checks that each lesson has its notebook and its transcript, and that no notebook lacks a source. */
    private void lessons(List<String> problems) {
        Set<String> sources = stems("src/lessons", ".md");
        Stream.of(stems("src/lessons", ".out"), stems("notebooks", ".ipynb")).forEach(made -> {
            sources.stream()
                    .filter(lesson -> !made.contains(lesson))
                    .forEach(lesson -> problems.add("lesson " + lesson + " is not built: ./plybook lessons --update"));
            made.stream()
                    .filter(lesson -> !sources.contains(lesson))
                    .forEach(lesson -> problems.add("lesson " + lesson + " has no source in src/lessons"));
        });
    }

    private Set<String> stems(String folder, String ending) {
        return files(root.resolve(folder))
                .map(file -> file.getName(file.getNameCount() - 1).toString())
                .filter(name -> name.endsWith(ending))
                .map(name -> name.substring(0, name.length() - ending.length()))
                .collect(Collectors.toSet());
    }

    /** Checks links. Those of a lesson are relative to its notebook, those of other texts to the text itself. */
    private void links(List<String> problems) {
        Stream.concat(
                        Stream.of(root.resolve("README.md"), root.resolve("CONTRIBUTING.md"))
                                .filter(Files::exists),
                        Stream.of("exercises", "docs").flatMap(folder -> files(root.resolve(folder))))
                .filter(file -> file.toString().endsWith(".md"))
                .forEach(file -> links(file, file.resolveSibling(""), problems));
        files(root.resolve("src/lessons"))
                .filter(file -> file.toString().endsWith(".md"))
                .forEach(file -> links(file, root.resolve("notebooks"), problems));
    }

    private void links(Path file, Path from, List<String> problems) {
        String text = text(file);
        LINK.matcher(text).results().forEach(link -> {
            resolve(file, from, link.group(3), problems);
            if (link.group(2).isBlank()) {
                problems.add(named(file) + ": no words for " + link.group(3));
            }
        });
        IMAGE.matcher(text).results().map(MatchResult::group).forEach(image -> {
            SOURCE.matcher(image).results().forEach(source -> resolve(file, from, source.group(1), problems));
            if (!ALTERNATIVE.matcher(image).find()) {
                problems.add(named(file) + ": no words for " + image);
            }
        });
    }

    private void resolve(Path file, Path from, String target, List<String> problems) {
        if (target.matches("[a-z]+:.*|#.*")) {
            return;
        }
        if (!Files.exists(from.resolve(target.replaceFirst("#.*", "")))) {
            problems.add(named(file) + " links to " + target + ", which is not there");
        }
    }

    /** Returns the problems with the verdicts on an exercise's starters and solutions, and with the points in its README. */
    List<String> verdicts(Exercise exercise) {
        List<String> problems = new ArrayList<>();
        Judge judge = new Judge(Conditions.practice().within(PATIENCE));
        Report asked = judge.check(exercise, root.resolve("exercises").resolve(exercise.folder()));
        asked.results().stream()
                .filter(result -> !(result.verdict() instanceof Verdict.NotAttempted))
                .forEach(result -> problems.add("the starter of " + exercise.folder() + " should be unattempted, but \""
                        + result.title() + "\" is " + result.verdict()));
        Report solved = judge.check(exercise, root.resolve("solutions").resolve(exercise.folder()));
        solved.results().stream()
                .filter(result -> !result.passed())
                .forEach(result -> problems.add("the solution of " + exercise.folder() + " should pass, but \""
                        + result.title() + "\" is " + result.verdict()));
        List<String> given = solved.results().stream().map(CourseCheck::row).toList();
        List<String> told = POINTS.matcher(section("Points", text(readme(exercise))))
                .results()
                .map(row -> row.group(1) + ": " + row.group(2))
                .toList();
        if (!told.equals(given)) {
            problems.add("the points in the README of " + exercise.folder() + " are\n  " + String.join("\n  ", told)
                    + "\nbut the judge gives\n  " + String.join("\n  ", given));
        }
        if (!text(readme(exercise)).contains("| **all** | **" + solved.possible() + "** |")) {
            problems.add("the README of " + exercise.folder() + " does not say that there are " + solved.possible()
                    + " points in all");
        }
        return problems;
    }

    /** Returns the text below a heading, up to the next one. */
    private static String section(String heading, String text) {
        int from = text.indexOf("## " + heading + "\n");
        int to = text.indexOf("\n## ", from + 1);
        return from < 0 ? "" : text.substring(from, to < 0 ? text.length() : to);
    }

    private static String row(CheckResult result) {
        return result.title() + ": " + result.points();
    }

    private String named(Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    private static Stream<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
