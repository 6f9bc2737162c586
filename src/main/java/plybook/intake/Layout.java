package plybook.intake;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The ways in which course systems name what learners submitted. Where each rule comes from is written in {@code
 * docs/decisions/intake.md}.
 */
public enum Layout {
    /** Moodle: {@code Name_id_assignsubmission_file/…}, or the file's name in place of the slash. */
    MOODLE("Moodle"),
    /** Blackboard: {@code Assignment_user_attempt_2026-11-22-10-00-00_file}, all in one folder. */
    BLACKBOARD("Blackboard"),
    /** Brightspace: {@code 123-456 - Name - Nov 22, 2026 1000 AM/…}, or {@code  - file} in place of the slash. */
    BRIGHTSPACE("Brightspace"),
    /** Gradescope: {@code submission_N/…}, and {@code submission_metadata.yml} says whose each is. */
    GRADESCOPE("Gradescope"),
    /** Canvas: {@code name_LATE_user_attachment_file}, all in one folder. */
    CANVAS("Canvas"),
    /** GitHub Classroom: {@code assignment-submissions/assignment-user/…}. */
    CLASSROOM("GitHub Classroom"),
    /** Archives and folders with the learners' names. */
    PLAIN("");

    private static final Pattern MOODLE_NAME =
            Pattern.compile("(?<given>(?<name>.+?)(?:_(?<id>\\d+))?_assignsubmission_[a-z]+)(?:_(?<rest>.*))?");

    private static final Pattern CANVAS_NAME = Pattern.compile(
            "(?<given>(?<name>.+?)(?<late>_LATE|_late)?_(?<id>\\d+)_(?:(?<attachment>\\d+)_)?)(?<rest>.+)");

    private static final Pattern CANVAS_ANONYMOUS = Pattern.compile(
            "(?<given>(?<name>anon_(?<id>[A-Za-z0-9]{5}))(?<late>_LATE|_late)?_(?<attachment>\\d+)_)(?<rest>.+)");

    private static final Pattern BRIGHTSPACE_NAME = Pattern.compile(
            "(?<given>(?<id>\\d+)-\\d+ - (?<name>.+?) ?- (?<time>[^-]*\\b\\d{4}\\b[^-]*?))(?: - (?<rest>.+))?");

    private final String system;

    Layout(String system) {
        this.system = system;
    }

    /** Returns the system's own name; empty if there is none. */
    public String system() {
        return system;
    }

    /**
     * Returns what the names of the folders and of the file say; empty if they are none of this layout's. Blackboard and Gradescope
     * need more than the names: {@link Blackboard}, {@link Gradescope}.
     */
    Optional<Belonging> read(List<String> segments) {
        for (int i = 0; i < segments.size(); i++) {
            boolean isFile = i == segments.size() - 1;
            String after = String.join("/", segments.subList(i + 1, segments.size()));
            Optional<Belonging> read =
                    switch (this) {
                        case MOODLE -> moodle(segments.get(i), isFile, after);
                        case CANVAS -> isFile ? canvas(segments.get(i)) : Optional.empty();
                        case BRIGHTSPACE -> brightspace(segments.get(i), isFile, after);
                        default -> Optional.empty();
                    };
            if (read.isPresent()) {
                return read;
            }
        }
        return Optional.empty();
    }

    private static Optional<Belonging> moodle(String name, boolean isFile, String after) {
        Matcher read = MOODLE_NAME.matcher(name);
        if (!read.matches()) {
            return Optional.empty();
        }
        String rest = isFile ? textOf(read, "rest") : after;
        return rest.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Belonging(person(textOf(read, "id"), read.group("name")), read.group("given"), 0, 0, rest));
    }

    private static Optional<Belonging> canvas(String name) {
        Matcher anonymous = CANVAS_ANONYMOUS.matcher(name);
        Matcher read = anonymous.matches() ? anonymous : CANVAS_NAME.matcher(name);
        if (!read.matches()) {
            return Optional.empty();
        }
        String attachment = textOf(read, "attachment");
        String rest = read.group("rest");
        if (attachment.isEmpty() && !List.of("text.html", "link.html").contains(rest)) {
            return Optional.empty();
        }
        return Optional.of(new Belonging(
                person(read.group("id"), read.group("name")),
                read.group("given"),
                0,
                number(attachment),
                rest,
                Clue.marked(!textOf(read, "late").isEmpty())));
    }

    private static Optional<Belonging> brightspace(String name, boolean isFile, String after) {
        Matcher read = BRIGHTSPACE_NAME.matcher(name);
        if (!read.matches()) {
            return Optional.empty();
        }
        String rest = isFile ? textOf(read, "rest") : after;
        return rest.isEmpty()
                ? Optional.empty()
                : Optional.of(new Belonging(
                        person(read.group("id"), read.group("name").strip()),
                        read.group("given"),
                        moment(read.group("time"))
                                .map(time -> number(time.format(DIGITS)))
                                .orElse(0L),
                        0,
                        rest,
                        Clue.named(moment(read.group("time")))));
    }

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private static final Pattern DATE = Pattern.compile(
            "(?:(?<m1>\\p{L}{3})\\p{L}*\\.? (?<d1>\\d{1,2})|(?<d2>\\d{1,2}) (?<m2>\\p{L}{3})\\p{L}*\\.?),? (?<year>\\d{4}) "
                    + "(?<hour>\\d{1,2}?)[:.]?(?<minute>\\d{2})(?: ?(?<half>[AaPp])\\.?[Mm]\\.?)?");

    private static final DateTimeFormatter DIGITS = DateTimeFormatter.ofPattern("uuuuMMddHHmm", Locale.ROOT);

    /** Returns the time as Brightspace writes it in English; empty in another language. */
    private static Optional<LocalDateTime> moment(String time) {
        Matcher read = DATE.matcher(time.strip());
        if (!read.matches()) {
            return Optional.empty();
        }
        String month = textOf(read, "m1") + textOf(read, "m2");
        String day = textOf(read, "d1") + textOf(read, "d2");
        int hour = Integer.parseInt(read.group("hour")) % 24;
        String half = textOf(read, "half").toLowerCase(Locale.ROOT);
        int inDay = half.isEmpty() ? hour : hour % 12 + (half.equals("p") ? 12 : 0);
        try {
            return Optional.of(LocalDateTime.of(
                    Integer.parseInt(read.group("year")),
                    MONTHS.indexOf(month.toLowerCase(Locale.ROOT)) + 1,
                    Integer.parseInt(day),
                    inDay,
                    Integer.parseInt(read.group("minute"))));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    static long number(String digits) {
        return digits.isEmpty() || digits.length() > 18 ? 0 : Long.parseLong(digits);
    }

    private static String textOf(Matcher read, String group) {
        String text = read.group(group);
        return text == null ? "" : text;
    }

    private static Person person(String id, String name) {
        return new Person(id.isEmpty() ? name : id, name);
    }

    /** Returns the layouts that can be told by the names alone, those with the surest signs first. */
    static List<Layout> byName() {
        return Arrays.asList(MOODLE, BRIGHTSPACE, CANVAS);
    }
}
