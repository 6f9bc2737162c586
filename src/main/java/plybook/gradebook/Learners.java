package plybook.gradebook;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.intake.Person;

/**
 * The rows of a table by the learners in them. A number, a user name or an address decides; a name only where nothing of these is known
 * and nobody else has it.
 */
final class Learners {
    /** Columns that tell learners apart, in any of the systems. */
    private static final Set<String> KEYS = Set.of(
            "identifier",
            "id",
            "id number",
            "sis user id",
            "sis login id",
            "sid",
            "email",
            "email address",
            "e-mail",
            "username",
            "user name",
            "student id",
            "orgdefinedid",
            "number",
            "github",
            "login");

    private final Table table;
    private final boolean blind;
    private final Map<Integer, Map<String, Set<Integer>>> byKey = new TreeMap<>();
    private final Map<String, Set<Integer>> byName = new TreeMap<>();

    Learners(Table table) {
        this(table, UnaryOperator.identity(), false);
    }

    /** The rows by aliases: a table of names for results that have none. */
    Learners(Table table, UnaryOperator<String> alias) {
        this(table, alias, true);
    }

    private Learners(Table table, UnaryOperator<String> alias, boolean blind) {
        this.table = table;
        this.blind = blind;
        List<Integer> first = columns("first name", "firstname", "given name");
        List<Integer> last = columns("last name", "lastname", "surname", "family name");
        List<Integer> whole = columns("full name", "name", "student", "learner");
        for (int i = 1; i < table.rows().size(); i++) {
            List<Table.Cell> row = table.rows().get(i);
            for (int column = 0; column < table.titles().size(); column++) {
                if (KEYS.contains(table.titles().get(column).toLowerCase(Locale.ROOT))) {
                    add(
                            byKey.computeIfAbsent(column, each -> new TreeMap<>()),
                            key(Table.value(row, column)),
                            alias,
                            i);
                }
            }
            for (int column : whole) {
                add(byName, name(Table.value(row, column)), alias, i);
            }
            if (!first.isEmpty() && !last.isEmpty()) {
                add(byName, name(Table.value(row, first.get(0)) + " " + Table.value(row, last.get(0))), alias, i);
            }
        }
    }

    private List<Integer> columns(String... titles) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < table.titles().size(); i++) {
            if (Arrays.asList(titles).contains(table.titles().get(i).toLowerCase(Locale.ROOT))) {
                found.add(i);
            }
        }
        return found;
    }

    private static void add(Map<String, Set<Integer>> rows, String key, UnaryOperator<String> alias, int row) {
        if (!key.isEmpty()) {
            rows.computeIfAbsent(alias.apply(key), each -> new HashSet<>()).add(row);
        }
    }

    /** Returns what is left of a key without the words and signs that systems put around it. */
    private static String key(String text) {
        return text.strip()
                .replaceFirst("^#", "")
                .replaceFirst("^\\p{L}+ (?=\\d+$)", "")
                .toLowerCase(Locale.ROOT);
    }

    /** Returns the words of a name in a fixed order, so that "Lovelace, Ada" is "Ada Lovelace". */
    static String name(String text) {
        return Stream.of(Normalizer.normalize(text, Normalizer.Form.NFKC)
                        .toLowerCase(Locale.ROOT)
                        .split("[\\s,]+"))
                .filter(word -> !word.isEmpty())
                .sorted()
                .collect(Collectors.joining(" "));
    }

    /** Returns the rows of a learner: one if all is well, none if they are not in the table. */
    Set<Integer> rowsOf(Person person) {
        List<String> keys =
                Stream.concat(Stream.of(person.id()), person.others().stream()).toList();
        // The first column in which somebody has the key decides: systems put their own number first.
        return Stream.concat(
                        keys.stream().flatMap(each -> byKey.values().stream()
                                .map(rows -> rows.getOrDefault(key(each), Set.of()))),
                        (blind ? keys.stream() : Stream.of(name(person.name())))
                                .map(each -> byName.getOrDefault(each, Set.of())))
                .filter(rows -> !rows.isEmpty())
                .findFirst()
                .orElse(Set.of());
    }

    /** Returns what a row's learner is called. */
    String nameOf(int row) {
        List<Integer> shown = new ArrayList<>(columns("full name", "name", "student", "learner"));
        shown.addAll(columns("first name", "firstname", "given name"));
        shown.addAll(columns("last name", "lastname", "surname", "family name"));
        if (shown.isEmpty()) {
            shown.add(0);
        }
        return shown.stream()
                .map(column -> Table.value(table.rows().get(row), column))
                .filter(text -> !text.isEmpty())
                .distinct()
                .collect(Collectors.joining(" "));
    }
}
