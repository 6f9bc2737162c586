package plybook.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.gradebook.Gradebook;
import plybook.intake.Contents;
import plybook.intake.HandedIn;
import plybook.intake.Hash;
import plybook.intake.Layout;
import plybook.intake.Person;
import plybook.store.Judged;

/**
 * Grading without names. Learners are called by an alias that follows from their id and the run's secret seed, so that it is the same in
 * every call, and nobody without the seed can tell whose it is.
 */
public final class Blind {
    private static final Pattern ALIAS = Pattern.compile("learner-[0-9a-f]{12}");
    private static final int DIGITS = 12;

    /** Shorter words of a name are words of the language as well. */
    private static final int SHORTEST = 2;

    private final long seed;

    /** @param seed of the run */
    public Blind(long seed) {
        this.seed = seed;
    }

    /** Returns the alias of whoever has this id. */
    public String alias(String id) {
        String text = seed + "\n" + id.strip().toLowerCase(Locale.ROOT);
        return "learner-" + Hash.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    }

    /** Returns whether everything in the folder was graded without names; not if there is nothing. */
    public static boolean isBlind(RunFolder run) throws IOException {
        Map<String, Judged> stored = Drawing.stored(run);
        return !stored.isEmpty()
                && stored.values().stream()
                        .allMatch(each -> ALIAS.matcher(each.learner().id()).matches());
    }

    /** Returns the submissions without names. */
    public List<HandedIn> of(List<HandedIn> submissions) {
        return submissions.stream().map(this::of).toList();
    }

    private HandedIn of(HandedIn submission) {
        String alias = alias(submission.id());
        Contents contents = submission.contents();
        Map<String, String> missing = new LinkedHashMap<>();
        contents.missing().forEach((name, why) -> missing.put(name, hidden(why, submission)));
        return new HandedIn(
                alias,
                alias,
                submission.people().stream().map(this::of).toList(),
                Layout.PLAIN,
                "",
                alias,
                submission.attempts(),
                submission.arrival(),
                new Contents(
                        contents.submission(),
                        missing,
                        contents.notes().stream()
                                .map(note -> hidden(note, submission))
                                .toList(),
                        contents.unreadable().map(why -> hidden(why, submission)),
                        List.of()));
    }

    /** Returns somebody by aliases alone, of their name as well: some gradebooks know no number that is also in the download. */
    private Person of(Person person) {
        Stream<String> known = Stream.concat(person.others().stream(), Stream.of(Gradebook.name(person.name())));
        return new Person(
                alias(person.id()),
                alias(person.id()),
                known.map(this::alias).distinct().toList());
    }

    /** Returns the text without what tells who it is: file names contain names. */
    private static String hidden(String text, HandedIn submission) {
        Set<String> whole = new LinkedHashSet<>(submission.ids());
        whole.add(submission.name());
        whole.add(submission.given());
        submission.people().forEach(person -> whole.add(person.name()));
        Set<String> words = whole.stream()
                .flatMap(each -> List.of(each.split("[^\\p{L}\\p{N}]+", -1)).stream())
                .filter(word -> word.codePointCount(0, word.length()) >= SHORTEST)
                .collect(Collectors.toSet());
        String shown = text;
        for (String each : longestFirst(whole)) {
            shown = shown.replaceAll("(?iu)" + Pattern.quote(each), "…");
        }
        for (String each : longestFirst(words)) {
            shown = shown.replaceAll("(?iu)(?<!\\p{L})" + Pattern.quote(each) + "(?!\\p{L})", "…");
        }
        return shown;
    }

    private static List<String> longestFirst(Set<String> texts) {
        return texts.stream()
                .filter(text -> !text.isBlank())
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    /**
     * Gets a folder ready for results without names.
     *
     * @throws IllegalArgumentException if results with names are in it, which nobody can forget again
     */
    public static void begin(RunFolder run) throws IOException {
        if (!Drawing.stored(run).isEmpty() && !isBlind(run)) {
            throw new IllegalArgumentException(Texts.of("blind.named", run.instructors()));
        }
        Files.deleteIfExists(run.grades().resolveSibling("intake.csv"));
    }

    /** Gives results that were graded without names their folders by id; nothing is judged again. */
    public void end(RunFolder run, List<HandedIn> submissions) throws IOException {
        Map<String, String> folders = Batch.folders(submissions);
        for (HandedIn each : submissions) {
            String folder = folders.getOrDefault(each.source(), "");
            for (Path in : List.of(run.instructors(), run.learners())) {
                Path blind = in.resolve(SafeName.of(alias(each.id())));
                if (Files.isDirectory(blind) && !Files.exists(in.resolve(folder))) {
                    Files.move(blind, in.resolve(folder));
                }
            }
        }
    }
}
