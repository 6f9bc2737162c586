package plybook.grading;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.gradebook.Gradebook;
import plybook.gradebook.Refused;
import plybook.gradebook.Roster;
import plybook.gradebook.Scored;
import plybook.intake.Person;
import plybook.report.Graded;
import plybook.report.Marks;

/** Everything that goes back to the course system when a class is graded: filled gradebooks, and feedback for learners. */
public final class GiveBack {
    private static final int MOST_NAMED = 40;
    private static final String FOLDER = "gradebooks/";

    private final Map<Path, Gradebook> gradebooks;
    private final Map<Path, byte[]> rosters;

    private GiveBack(Map<Path, Gradebook> gradebooks, Map<Path, byte[]> rosters) {
        this.gradebooks = gradebooks;
        this.rosters = rosters;
    }

    /**
     * Reads what is to be filled, before anything is judged.
     *
     * @param column a part of the title of the column for the points; empty if there is only one for points
     * @param rosters lists of everybody who takes the course
     * @throws IllegalArgumentException if a file is missing, or none of those that are understood
     */
    public static GiveBack of(List<Path> gradebooks, Optional<String> column, List<Path> rosters) throws IOException {
        Map<Path, Gradebook> read = new LinkedHashMap<>();
        Map<Path, byte[]> lists = new LinkedHashMap<>();
        for (Path file : gradebooks) {
            try {
                read.put(file, Gradebook.of(bytes(file), column));
            } catch (Refused e) {
                throw new IllegalArgumentException(Texts.of("give.refused", file, e.getMessage()), e);
            }
        }
        for (Path file : rosters) {
            lists.put(file, bytes(file));
            compared(file, lists.get(file), List.of());
        }
        return new GiveBack(read, lists);
    }

    private static byte[] bytes(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException(Texts.of("give.no.file", file));
        }
        return Files.readAllBytes(file);
    }

    private static Roster compared(Path file, byte[] list, List<Person> people) {
        try {
            return Roster.compare(list, people);
        } catch (Refused e) {
            throw new IllegalArgumentException(Texts.of("give.refused", file, e.getMessage()), e);
        }
    }

    /**
     * Writes the files, and returns what the instructor should know, a line each.
     *
     * @param blind the aliases of a run without names: then names are nowhere but in the gradebooks, by which it is also found whose result
     *     is whose; there is no feedback, whose files are called after learners
     */
    public List<String> write(RunFolder run, List<Drawn> results, Optional<Blind> blind) throws IOException {
        List<String> said = new ArrayList<>();
        List<Person> people = results.stream()
                .flatMap(each -> each.learner().people().stream())
                .toList();
        if (blind.isPresent()) {
            return gradebooksOnly(run, results, blind.get());
        }
        rosters.forEach((file, list) -> {
            Roster roster = compared(file, list, people);
            said.add(
                    Texts.of("give.roster", file.getFileName(), roster.missing().size(), named(roster.missing())));
            if (!roster.unknown().isEmpty()) {
                said.add(Texts.of("give.roster.unknown", named(roster.unknown())));
            }
        });
        List<Scored> scored = scored(results);
        for (Map.Entry<Path, Gradebook> each : gradebooks.entrySet()) {
            Gradebook.Filled filled = each.getValue().fill(scored);
            said.addAll(written(run, each.getKey(), filled));
            if (!filled.missing().isEmpty()) {
                said.add(Texts.of("give.missing", filled.missing().size(), named(filled.missing())));
            }
        }
        for (Path feedback : Feedback.write(run, results)) {
            said.add(Texts.of("give.feedback", feedback));
        }
        return said;
    }

    private List<String> gradebooksOnly(RunFolder run, List<Drawn> results, Blind blind) throws IOException {
        List<String> said = new ArrayList<>();
        for (Map.Entry<Path, Gradebook> each : gradebooks.entrySet()) {
            Gradebook.Filled filled = each.getValue().fill(scored(results), blind::alias);
            said.addAll(written(run, each.getKey(), filled));
            if (!filled.missing().isEmpty()) {
                said.add(Texts.of("give.missing.blind", filled.missing().size()));
            }
        }
        said.add(Texts.of("blind.end"));
        return said;
    }

    private static List<String> written(RunFolder run, Path gradebook, Gradebook.Filled filled) throws IOException {
        List<String> said = new ArrayList<>();
        Path written = run.write(FOLDER + gradebook.getFileName(), filled.file());
        said.add(Texts.of("give.gradebook", written, filled.system(), filled.column(), filled.filled()));
        said.addAll(filled.remarks());
        if (!filled.unknown().isEmpty()) {
            said.add(Texts.of("give.unknown", named(filled.unknown())));
        }
        return said;
    }

    private static List<Scored> scored(List<Drawn> results) {
        List<Scored> all = new ArrayList<>();
        for (Drawn result : results) {
            Marks each = result.marks();
            Optional<BigDecimal> points = each.status() == Graded.Status.NOT_GRADED
                    ? Optional.empty()
                    : Optional.of(each.counted().stream()
                            .map(counted -> counted.points())
                            .findFirst()
                            .orElse(BigDecimal.valueOf(each.earned())));
            BigDecimal possible = each.counted().stream()
                    .map(counted -> counted.possible())
                    .findFirst()
                    .orElse(BigDecimal.valueOf(each.possible()));
            result.learner().people().forEach(person -> all.add(new Scored(person, points, possible)));
        }
        return all;
    }

    private static String named(List<String> names) {
        Stream<String> shown = names.stream().limit(MOST_NAMED);
        String text = shown.collect(Collectors.joining(", "));
        return names.size() > MOST_NAMED ? Texts.of("intake.more", text, names.size() - MOST_NAMED) : text;
    }
}
