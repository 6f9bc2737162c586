package plybook.gradebook;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import plybook.intake.Person;

/**
 * Everybody who takes the course: a table with titles, such as a gradebook, in which some columns tell learners apart.
 *
 * @param missing the names on the roster without a submission
 * @param unknown the names of those who submitted and are not on the roster
 */
public record Roster(List<String> missing, List<String> unknown) {
    public Roster {
        missing = List.copyOf(missing);
        unknown = List.copyOf(unknown);
    }

    /**
     * Compares a roster with those who submitted.
     *
     * @throws Refused if the file is no table
     */
    public static Roster compare(byte[] file, List<Person> submitted) throws Refused {
        Table table = Table.of(file)
                .filter(each -> each.rows().size() > 1)
                .orElseThrow(() -> new Refused(Texts.of("no.table")));
        Learners learners = new Learners(table);
        Set<Integer> seen = new HashSet<>();
        List<String> unknown = new ArrayList<>();
        for (Person person : submitted) {
            Set<Integer> rows = learners.rowsOf(person);
            seen.addAll(rows);
            if (rows.isEmpty()) {
                unknown.add(person.name());
            }
        }
        boolean canvas = Kind.of(table).filter(kind -> kind == Kind.CANVAS).isPresent();
        return new Roster(
                IntStream.range(1, table.rows().size())
                        .filter(row -> !seen.contains(row))
                        .filter(row ->
                                !canvas || Kind.CANVAS.isLearner(table.rows().get(row)))
                        .mapToObj(learners::nameOf)
                        .filter(name -> !name.isBlank())
                        .toList(),
                unknown);
    }
}
