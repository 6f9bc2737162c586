package plybook.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import plybook.assignment.Assignment.Extension;
import plybook.assignment.Assignment.FollowOn;
import plybook.assignment.Assignment.Late;
import plybook.assignment.Assignment.Sight;
import plybook.judge.suite.Conditions.Cutoff;
import plybook.task.Course;
import plybook.task.Exercise;

class AssignmentFileTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    private static final String WHOLE = """
            title: "Search: week 5"
            exercises:
              - exercise: 4
                points: 12.5
                checks: {CatchItSuite.versionE: 0, AlphaBetaSuite.value: 6}
              - exercise: minimax
            cutoff: equal
            zone: Europe/Berlin
            due: 2027-03-28 23:59
            late: {percent: 10, each: hour, at-most: 3, grace-minutes: 15}
            groups:
              lab: [s1, 0017]
            extensions:
              - for: lab
                due: 2027-04-01 12:00
              - {for: s9, due: 2027-04-02T12:00}
            attempts: 3
            learners: {mistakes: hidden, hints: shown, reveal: 2027-04-05 08:00}
            follow-on: once
            seed: secret.seed
            """;

    @TempDir
    Path folder;

    private Assignment read(String text) throws AssignmentProblems {
        return AssignmentFile.read(text, folder, "assignment.yml");
    }

    @Test
    void every_field_is_read() throws AssignmentProblems {
        Assignment read = read(WHOLE);
        assertThat(read.title()).isEqualTo("Search: week 5");
        assertThat(read.exercises()).extracting(Exercise::number).containsExactly("03", "04");
        assertThat(read.tasks().get(1).points()).contains(new BigDecimal("12.5"));
        assertThat(read.tasks().get(1).checks())
                .isEqualTo(Map.of("CatchItSuite.versionE", 0, "AlphaBetaSuite.value", 6));
        assertThat(read.cutoff()).isEqualTo(Cutoff.EQUAL);
        assertThat(read.due()).contains(ZonedDateTime.of(2027, 3, 28, 23, 59, 0, 0, BERLIN));
        Late late = read.late().orElseThrow();
        assertThat(late.each()).isEqualTo(Late.Period.HOUR);
        assertThat(late.grace()).hasMinutes(15);
        assertThat(read.groups()).isEqualTo(Map.of("lab", List.of("s1", "0017")));
        assertThat(read.extensions()).extracting(Extension::who).containsExactly("lab", "s9");
        assertThat(read.attempts()).isEqualTo(OptionalInt.of(3));
        assertThat(read.sight())
                .isEqualTo(new Sight(false, true, Optional.of(ZonedDateTime.of(2027, 4, 5, 8, 0, 0, 0, BERLIN))));
        assertThat(read.followOn()).isEqualTo(FollowOn.ONCE);
        assertThat(read.seed()).contains(folder.resolve("secret.seed"));
    }

    @Test
    void two_lines_are_an_assignment() throws AssignmentProblems {
        Assignment read = read("title: Trees\nexercises: [{exercise: 01-trees}]\n");
        assertThat(read.cutoff()).isEqualTo(Cutoff.ANY);
        assertThat(read.due()).isEmpty();
        assertThat(read.followOn()).isEqualTo(FollowOn.EACH);
        assertThat(read.sight()).isEqualTo(new Sight(true, true, Optional.empty()));
    }

    @Test
    void the_latest_of_ones_own_extension_and_the_groups_counts() throws AssignmentProblems {
        Assignment read = read(WHOLE + "# end\n");
        assertThat(read.dueFor(Set.of("S1")).orElseThrow().getDayOfMonth()).isEqualTo(1);
        assertThat(read.dueFor(Set.of("0017")).orElseThrow().getDayOfMonth()).isEqualTo(1);
        assertThat(read.dueFor(Set.of("17")).orElseThrow().getDayOfMonth()).isEqualTo(28);
        assertThat(read.dueFor(Set.of("s9")).orElseThrow().getDayOfMonth()).isEqualTo(2);
        Assignment both = read(WHOLE.replace("[s1, 0017]", "[s1, s9]"));
        assertThat(both.dueFor(Set.of("s9")).orElseThrow().getDayOfMonth()).isEqualTo(2);
    }

    /** Each with the line and what must be said there; the schema must refuse it too unless only the course can know. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title:| titel:| 1| there is no field \"titel\"| schema",
                "points: 12.5| points: many| 4| points: expected a number above 0, at most 1000| schema",
                "points: 12.5| points: -3| 4| points: expected a number above 0| schema",
                "points: 12.5| points:| 4| found nothing| schema",
                "exercise: 4| exercise: 44| 3| exercise: expected one of 01-trees, 02-tic-tac-toe| course",
                "exercise: minimax| exercise: 04| 6| 04-alpha-beta is in the list already| course",
                "versionE: 0| versionF: 0| 5| there is no such check in 04-alpha-beta| course",
                "versionE: 0| versionE: 1.5| 5| expected a whole number from 0 to 1000, found \"1.5\"| schema",
                "cutoff: equal| cutoff: loose| 7| cutoff: expected one of any, equal, strict, found \"loose\"| schema",
                "zone: Europe/Berlin| zone: Berlin| 8| zone: expected a time zone, such as Europe/Berlin| course",
                "zone: Europe/Berlin| #| 9| in which time zone?| schema",
                "due: 2027-03-28 23:59| due: 28.3.2027| 9| due: expected a date and a time, such as 2027-03-01 23:59| schema",
                "due: 2027-03-28 23:59| due: 2027-02-29 23:59| 9| found \"2027-02-29 23:59\"| course",
                "due: 2027-03-28 23:59| #| 10| late: this needs a line \"due\"| schema",
                "each: hour| each: minute| 10| late.each: expected one of hour, day, week| schema",
                "percent: 10,| | 10| late.percent is missing| schema",
                "lab: [s1, 0017]| lab: s1| 12| groups.lab: expected a list of ids| schema",
                "- for: lab| - four: lab| 14| there is no field \"four\"; there are for, due| schema",
                "2027-04-02T12:00| 2027-03-02T12:00| 16| expected a time after the assignment's own| course",
                "attempts: 3| attempts: 0| 17| attempts: expected a whole number from 1 to 1000| schema",
                "hints: shown| hints: yes| 18| learners.hints: expected one of shown, hidden, found \"yes\"| schema",
                "follow-on: once| follow-on: [once]| 19| follow-on: expected one of each, once, found a list| schema",
                "attempts: 3| title: again| 17| title is there twice; the first time in line 1| course",
                "lab: [s1, 0017]| lab: [s1, [s2]]| 12| groups.lab: expected a text, found a list| schema",
            })
    void a_wrong_line_is_named_with_what_was_expected(String right, String wrong, int line, String said, String knownTo)
            throws IOException {
        String text = WHOLE.replace(right, wrong == null ? "" : wrong);
        assertThat(text).isNotEqualTo(WHOLE);
        AssignmentProblems problems = catchThrowableOfType(AssignmentProblems.class, () -> read(text));
        assertThat(problems).as(text).isNotNull();
        assertThat(problems.problems()).as(problems.getMessage()).anySatisfy(problem -> {
            assertThat(problem.line()).isEqualTo(line);
            assertThat(problem.text()).contains(said);
        });
        assertThat(problems).hasMessageContaining("line " + line + ": ");
        if (knownTo.equals("schema")) {
            assertThat(schemaSays(text)).as(text).isNotEmpty();
        }
    }

    @Test
    void all_that_is_wrong_is_said_at_once_in_the_order_of_the_lines() {
        String text = WHOLE.replace("cutoff: equal", "cutoff: x")
                .replace("attempts: 3", "attempts: x")
                .replace("12.5", "x");
        assertThatThrownBy(() -> read(text))
                .hasMessageContaining("the assignment assignment.yml cannot be used:")
                .satisfies(e -> assertThat(((AssignmentProblems) e).problems())
                        .extracting(AssignmentProblems.Problem::line)
                        .containsExactly(4, 7, 17));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# nothing but a remark\n",
                "just a sentence",
                "- a\n- list",
                "title: \"not closed",
                "title: x\n\texercises: tab",
                "title: x\nexercises: []",
                "title: x\nexercises:",
                "title: x\nexercises: 04",
                "title: x\nexercises: [04]",
                "title: &a [*a]\nexercises: *b",
                "? [a]\n: b\n",
                "title: x\n---\ntitle: y",
                "title: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
                "title: x\nexercises: &e [{exercise: 01, checks: &c {}}, *e]",
            })
    void whatever_is_in_a_file_there_is_an_answer(String text) {
        AssignmentProblems problems = catchThrowableOfType(AssignmentProblems.class, () -> read(text));
        assertThat(problems).as(text).isNotNull();
        assertThat(problems.problems()).isNotEmpty().allSatisfy(problem -> assertThat(problem.line())
                .isPositive());
    }

    @Test
    void a_file_in_another_encoding_is_refused_and_a_byte_order_mark_is_not() throws Exception {
        Path latin = folder.resolve("latin.yml");
        Files.write(latin, "title: Übung\nexercises: [{exercise: 01}]\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> AssignmentFile.read(latin)).hasMessageContaining("not a text in UTF-8");
        Path marked = folder.resolve("marked.yml");
        Files.writeString(marked, "\uFEFFtitle: Übung\r\nexercises: [{exercise: 01}]\r\n");
        assertThat(AssignmentFile.read(marked).title()).isEqualTo("Übung");
    }

    @Test
    void the_new_assignment_is_read_and_fits_the_schema_with_every_comment_removed() throws Exception {
        String example = NewAssignment.example(
                "A \"title\": with \\ all", Course.exercises(), "a b.seed", LocalDate.of(2027, 3, 1), BERLIN);
        assertThat(schemaSays(example)).isEmpty();
        Assignment read = read(example);
        assertThat(read.title()).isEqualTo("A \"title\": with \\ all");
        assertThat(read.exercises()).isEqualTo(Course.exercises());
        // Every field that is only proposed is a line with "# " in front; prose has a capital letter or goes on from
        // it.
        String everything = example.replaceAll("(?m)^( *)# ( *(?:- )?[\\w-]+(?:\\.\\w+)?:(?: |$))", "$1$2");
        assertThat(everything).isNotEqualTo(example);
        assertThat(schemaSays(everything)).as(everything).isEmpty();
        Assignment all = read(everything);
        assertThat(all.extensions()).hasSize(2);
        assertThat(all.attempts()).isPresent();
        assertThat(all.sight().reveal()).isPresent();
        assertThat(all.tasks()).allSatisfy(task -> {
            assertThat(task.points()).isPresent();
            assertThat(task.checks()).isNotEmpty();
        });
    }

    @Test
    void the_learners_edition_says_the_same_but_for_people_and_the_seed() throws Exception {
        Assignment whole = read(WHOLE);
        String learners = NewAssignment.learners(whole);
        assertThat(schemaSays(learners)).isEmpty();
        assertThat(read(learners)).isEqualTo(whole.forLearners());
        assertThat(learners).doesNotContain("s1", "0017", "s9", "lab", "seed");
    }

    private static List<String> schemaSays(String yaml) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(Path.of("docs/assignment.schema.json")), InputFormat.JSON);
        Object data =
                new Load(LoadSettings.builder().setAllowDuplicateKeys(true).build()).loadFromString(yaml);
        JsonNode json = new JsonMapper().valueToTree(data);
        return schema.validate(json).stream().map(Object::toString).toList();
    }
}
