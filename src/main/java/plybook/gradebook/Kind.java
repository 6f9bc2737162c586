package plybook.gradebook;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The gradebooks that are understood, told by their titles. {@code docs/decisions/gradebooks.md} says where these come from. */
enum Kind {
    /** The worksheet of one assignment: {@code Identifier} is {@code Participant} and the number that is also in the download's names. */
    MOODLE("Moodle", List.of("Identifier", "Grade")) {
        @Override
        boolean isColumn(String title) {
            return title.equals("Grade");
        }

        @Override
        Optional<BigDecimal> maximum(Table table, List<Table.Cell> row, int column) {
            return number(Table.value(row, index(table, "Maximum grade")));
        }
    },
    /** The whole gradebook; the second or third line has the points possible. */
    CANVAS("Canvas", List.of("Student", "ID", "Section")) {
        @Override
        boolean isColumn(String title) {
            return title.matches(".*\\(\\d+\\)");
        }

        @Override
        boolean isLearner(List<Table.Cell> row) {
            // Canvas puts a learner into every course whom the instructor can play.
            return !Table.value(row, 1).isEmpty() && !Table.value(row, 0).equals("Student, Test");
        }

        @Override
        Optional<BigDecimal> maximum(Table table, List<Table.Cell> row, int column) {
            return table.rows().stream()
                    .filter(each -> Table.value(each, 0).equals("Points Possible"))
                    .findFirst()
                    .flatMap(each -> number(Table.value(each, column)));
        }
    },
    /** All assignments, each with its maximum in a column of its own. */
    GRADESCOPE("Gradescope", List.of("SID", "Email")) {
        @Override
        boolean isColumn(String title) {
            return !title.matches(
                    "(?i)SID|Email|Sections?|section_name|(First |Last )?Name|Total Lateness.*|.* - (Max Points|Submission Time|Lateness.*)");
        }

        @Override
        Optional<BigDecimal> maximum(Table table, List<Table.Cell> row, int column) {
            return number(Table.value(row, index(table, table.titles().get(column) + " - Max Points")));
        }
    },
    /** The chosen grade items; the last column only ends the line. It also has the titles by which Blackboard is told, so it comes first. */
    BRIGHTSPACE("Brightspace", List.of("End-of-Line Indicator")) {
        private final Pattern points = Pattern.compile(".* Points Grade\\b(?:.*MaxPoints: ?([\\d.,]+).*)?");

        @Override
        boolean isColumn(String title) {
            return points.matcher(title).matches();
        }

        @Override
        Optional<BigDecimal> maximum(Table table, List<Table.Cell> row, int column) {
            Matcher found = points.matcher(table.titles().get(column));
            return found.matches() && found.group(1) != null
                    ? number(found.group(1).replace(",", ""))
                    : Optional.empty();
        }
    },
    /** The whole grade center; a title ends with the column's number. */
    BLACKBOARD("Blackboard", List.of("Last Name", "First Name", "Username")) {
        private final Pattern points = Pattern.compile(".*\\[Total Pts: (?:up to )?([\\d.,]+).*\\] ?\\|.*");

        @Override
        boolean isColumn(String title) {
            return points.matcher(title).matches();
        }

        @Override
        Optional<BigDecimal> maximum(Table table, List<Table.Cell> row, int column) {
            Matcher found = points.matcher(table.titles().get(column));
            return found.matches() ? number(found.group(1).replace(",", "")) : Optional.empty();
        }
    };

    private final String system;
    private final List<String> titles;

    Kind(String system, List<String> titles) {
        this.system = system;
        this.titles = titles;
    }

    String system() {
        return system;
    }

    /** Returns the kind of gradebook that has such titles. */
    static Optional<Kind> of(Table table) {
        return List.of(values()).stream()
                .filter(kind -> kind.titles.stream().allMatch(title -> index(table, title) >= 0))
                .filter(kind ->
                        kind != BRIGHTSPACE || index(table, "Username") >= 0 || index(table, "OrgDefinedId") >= 0)
                .findFirst();
    }

    /** Returns the place of a title, whatever its capital letters; −1 if there is none. */
    static int index(Table table, String title) {
        return IntStream.range(0, table.titles().size())
                .filter(i -> table.titles().get(i).equalsIgnoreCase(title))
                .findFirst()
                .orElse(-1);
    }

    /** Returns whether a column with this title takes the points of an assignment. */
    abstract boolean isColumn(String title);

    /** Returns the points that the column takes at most; empty if the file does not say. */
    abstract Optional<BigDecimal> maximum(Table table, List<Table.Cell> row, int column);

    /** Returns whether the row is a learner's; some are about the columns. */
    boolean isLearner(List<Table.Cell> row) {
        return row.size() > 1;
    }

    /**
     * Returns the column for the points.
     *
     * @param wanted a part of its title; empty if there is only one
     * @throws Refused if there is none, or more than one
     */
    int column(Table table, Optional<String> wanted) throws Refused {
        List<Integer> all = IntStream.range(0, table.titles().size())
                .filter(i -> isColumn(table.titles().get(i)))
                .boxed()
                .toList();
        List<Integer> these = wanted.isEmpty()
                ? all
                : all.stream()
                        .filter(i -> table.titles()
                                .get(i)
                                .toLowerCase(Locale.ROOT)
                                .contains(wanted.get().strip().toLowerCase(Locale.ROOT)))
                        .toList();
        OptionalInt exact = all.stream()
                .filter(i -> wanted.filter(table.titles().get(i)::equals).isPresent())
                .mapToInt(i -> i)
                .findFirst();
        if (exact.isPresent()) {
            return exact.getAsInt();
        }
        if (these.size() != 1) {
            List<String> shown = all.stream().map(table.titles()::get).toList();
            throw new Refused(Texts.of(
                    these.isEmpty() ? "column.none" : "column.several", wanted.orElse(""), String.join(" · ", shown)));
        }
        return these.get(0);
    }

    private static Optional<BigDecimal> number(String text) {
        return text.matches("\\d+(\\.\\d+)?") ? Optional.of(new BigDecimal(text)) : Optional.empty();
    }
}
