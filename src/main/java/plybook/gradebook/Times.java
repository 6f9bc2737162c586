package plybook.gradebook;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import plybook.intake.Person;

/**
 * When everybody submitted, as a table says: Moodle's grading worksheet, Gradescope's gradebook, or any table with a column {@code time}
 * and one that tells learners apart.
 */
public final class Times {
    private static final String TITLES =
            "(?i)time|submitted|submitted at|last modified \\(submission\\)|.* - submission time";

    /** Ways to write that there is no submission. */
    private static final Set<String> NONE = Set.of("", "-");

    private static final List<DateTimeFormatter> LOCAL = List.of(
            formatter("uuuu-MM-dd[' ']['T']HH:mm[:ss]"),
            formatter("EEEE, d MMMM uuuu, h:mm a"), // Moodle, in English
            formatter("EEEE, d MMMM uuuu, HH:mm"));

    private final Learners learners;
    private final Map<Integer, Instant> byRow;

    private Times(Learners learners, Map<Integer, Instant> byRow) {
        this.learners = learners;
        this.byRow = byRow;
    }

    private static DateTimeFormatter formatter(String pattern) {
        return new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .appendPattern(pattern)
                .toFormatter(Locale.ENGLISH);
    }

    /**
     * Reads a table.
     *
     * @param zone the zone of times that are written without one
     * @throws Refused if it is none, has no column for the time or several, or a time cannot be read; the message names the line
     */
    public static Times of(byte[] file, ZoneId zone) throws Refused {
        Table table = Table.of(file)
                .filter(each -> each.rows().size() > 1)
                .orElseThrow(() -> new Refused(Texts.of("no.table")));
        List<Integer> columns = IntStream.range(0, table.titles().size())
                .filter(i -> table.titles().get(i).matches(TITLES))
                .boxed()
                .toList();
        if (columns.size() != 1) {
            throw new Refused(Texts.of("times.columns", columns.size(), String.join(" · ", table.titles())));
        }
        Map<Integer, Instant> byRow = new TreeMap<>();
        for (int i = 1; i < table.rows().size(); i++) {
            String text = Table.value(table.rows().get(i), columns.get(0));
            if (!NONE.contains(text)) {
                Optional<Instant> time = time(text, zone);
                if (time.isEmpty()) {
                    throw new Refused(Texts.of("times.time", table.lineOf(i), text));
                }
                byRow.put(i, time.get());
            }
        }
        return new Times(new Learners(table), byRow);
    }

    private static Optional<Instant> time(String text, ZoneId zone) {
        String iso = text.replaceFirst("^(\\d{4}-\\d\\d-\\d\\d) ", "$1T")
                .replaceFirst(" ?UTC$", "Z")
                .replace(" ", "");
        Optional<Instant> exact = parsed(() -> OffsetDateTime.parse(iso).toInstant())
                .or(() -> parsed(() -> OffsetDateTime.parse(iso.replaceFirst("([+-]\\d\\d)(\\d\\d)$", "$1:$2"))
                        .toInstant()));
        for (DateTimeFormatter each : LOCAL) {
            exact = exact.or(() ->
                    parsed(() -> LocalDateTime.parse(text, each).atZone(zone).toInstant()));
        }
        return exact;
    }

    private static Optional<Instant> parsed(Supplier<Instant> read) {
        try {
            return Optional.of(read.get());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Returns when these learners submitted: the latest time, if they submitted together; empty if the table does not say. */
    public Optional<Instant> of(List<Person> people) {
        return people.stream()
                .map(learners::rowsOf)
                .filter(rows -> rows.size() == 1)
                .flatMap(Set::stream)
                .flatMap(row -> Optional.ofNullable(byRow.get(row)).stream())
                .max(Instant::compareTo);
    }
}
