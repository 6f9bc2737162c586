package plybook.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.intake.Person;

/** Gradebooks as the systems export them: one column is filled, and not one other byte changes. */
class GradebookTest {
    private static final String MOODLE =
            "\uFEFFIdentifier,\"Full name\",\"ID number\",\"Email address\",Status,Grade,\"Maximum grade\","
                    + "\"Grade can be changed\",\"Last modified (submission)\",\"Last modified (grade)\",\"Feedback comments\"\n"
                    + "\"Participant 600001\",\"Ada Lovelace\",,ada@example.edu,Submitted,,21.00,Yes,\"Sunday, 22 November 2026, 10:00 AM\",-,\n"
                    + "\"Participant 600002\",\"Bjørn Årstad\",600001,b@example.edu,Submitted,\"3.00\",21.00,Yes,-,-,\"=1+1, \"\"so\"\"\nnext line\"\n"
                    + "\"Participant 600003\",\"Eve\",,e@example.edu,\"No submission\",7.00,21.00,Yes,-,-,\n";

    private static final String CANVAS =
            "Student,ID,SIS User ID,SIS Login ID,Section,Trees (70),Alpha-beta (71),Current Score,Final Grade\r\n"
                    + ",,,,,Manual Posting,,,\r\n"
                    + "    Points Possible,,,,,10.00,100.00,(read only),(read only)\r\n"
                    + "\"Lovelace, Ada\",12345,S1,ada,CS101,9.00,,0.00,F\r\n"
                    + "\"Årstad, Bjørn\",12346,S2,bjorn,CS101,,EX,0.00,F\r\n"
                    + "\"Student, Test\",99,,f00,CS101,,,,\r\n";

    private static final String BLACKBOARD =
            "\uFEFF\"Last Name\"\t\"First Name\"\t\"Username\"\t\"Student ID\"\t\"Last Access\"\t\"Availability\"\t"
                    + "\"Weighted Total [Total Pts: up to 0 Percentage] |4\"\t\"Alpha-beta [Total Pts: 21 Score] |77\"\r\n"
                    + "\"Lovelace\"\t\"Ada\"\t\"ada\"\t\"1\"\t\"\"\t\"Yes\"\t\"\"\t\"\"\r\n"
                    + "\"Årstad\"\t\"Bjørn\"\t\"bjorn\"\t\"2\"\t\"\"\t\"Yes\"\t\"\"\t\"\"\r\n";

    private static final String BRIGHTSPACE =
            "OrgDefinedId,Username,Last Name,First Name,Email,Alpha-beta Points Grade <Numeric MaxPoints:21 Weight:10>,End-of-Line Indicator\n"
                    + "#100,#ada,Lovelace,Ada,ada@example.edu,,#\n#200,#bjorn,Årstad,Bjørn,b@example.edu,5,#\n";

    private static final String GRADESCOPE =
            "First Name,Last Name,SID,Email,Sections,Trees,Trees - Max Points,Trees - Submission Time,Trees - Lateness (H:M:S),"
                    + "Alpha-beta,Alpha-beta - Max Points,Alpha-beta - Submission Time,Alpha-beta - Lateness (H:M:S),Total Lateness (H:M:S)\n"
                    + "Ada,Lovelace,1,ada@example.edu,,10.0,10.0,2026-11-22 10:00:00 -0800,00:00:00,,21.0,,,00:00:00\n"
                    + "Bjørn,Årstad,2,b@example.edu,,,10.0,,,,21.0,,,\n";

    private static Scored scored(String id, String name, String points, String... others) {
        return new Scored(
                new Person(id, name, List.of(others)),
                points.isEmpty() ? Optional.empty() : Optional.of(new BigDecimal(points)),
                BigDecimal.valueOf(21));
    }

    private static String filled(String text, Charset charset, String column, Scored... all) throws Refused {
        return new String(
                Gradebook.of(text.getBytes(charset), Optional.of(column).filter(each -> !each.isEmpty()))
                        .fill(List.of(all))
                        .file(),
                charset);
    }

    @Test
    void a_moodle_worksheet_is_filled_by_the_participants_number() throws Refused {
        String filled = filled(
                MOODLE,
                StandardCharsets.UTF_8,
                "",
                scored("600001", "A. L.", "17"),
                scored("600002", "Bjørn Årstad", "20.5"));
        assertThat(filled)
                .isEqualTo(MOODLE.replace("Submitted,,21.00", "Submitted,17,21.00")
                        .replace("Submitted,\"3.00\"", "Submitted,\"20.5\""));
    }

    @Test
    void a_canvas_gradebook_is_filled_out_of_its_own_maximum() throws Refused {
        Gradebook.Filled filled = Gradebook.of(CANVAS.getBytes(StandardCharsets.UTF_8), Optional.of("alpha"))
                .fill(List.of(scored("12345", "lovelaceada", "21"), scored("12346", "årstadbjørn", "7")));
        assertThat(new String(filled.file(), StandardCharsets.UTF_8))
                .isEqualTo(CANVAS.replace("9.00,,0.00", "9.00,100,0.00").replace(",EX,", ",33.33,"));
        assertThat(filled.remarks()).containsExactly("Points out of 21 were scaled to the 100.00 of the gradebook.");
        assertThat(filled.missing()).isEmpty();
        assertThat(filled.filled()).isEqualTo(2);
    }

    @Test
    void a_blackboard_gradebook_keeps_its_encoding_and_tabs() throws Refused {
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.UTF_8)) {
            assertThat(filled(BLACKBOARD, charset, "Alpha", scored("bjorn", "Bjørn Årstad", "4")))
                    .isEqualTo(BLACKBOARD.replace(
                            "\"2\"\t\"\"\t\"Yes\"\t\"\"\t\"\"", "\"2\"\t\"\"\t\"Yes\"\t\"\"\t\"4\""));
        }
    }

    @Test
    void a_brightspace_gradebook_is_filled_by_the_name_its_download_gives() throws Refused {
        assertThat(filled(
                        BRIGHTSPACE,
                        StandardCharsets.UTF_8,
                        "",
                        scored("555", "Ada Lovelace", "0"),
                        scored("777", "Bjørn Årstad", "21")))
                .isEqualTo(BRIGHTSPACE.replace("edu,,#", "edu,0,#").replace("edu,5,#", "edu,21,#"));
    }

    @Test
    void a_gradescope_gradebook_is_filled_by_the_address_or_the_number() throws Refused {
        assertThat(filled(
                        GRADESCOPE,
                        StandardCharsets.UTF_8,
                        "Alpha-beta",
                        scored("ADA@example.edu", "?", "19"),
                        scored("unknown@example.edu", "?", "20", "2")))
                .isEqualTo(GRADESCOPE
                        .replace("00:00:00,,21.0", "00:00:00,19,21.0")
                        .replace("10.0,,,,21.0", "10.0,,,20,21.0"));
    }

    @Test
    void no_points_change_nothing_and_everybody_is_accounted_for() throws Refused {
        Gradebook.Filled filled = Gradebook.of(MOODLE.getBytes(StandardCharsets.UTF_8), Optional.empty())
                .fill(List.of(
                        scored("600001", "Ada", ""), scored("600099", "Nobody", "3"), scored("600001", "Twice", "4")));
        assertThat(new String(filled.file(), StandardCharsets.UTF_8)).isEqualTo(MOODLE);
        assertThat(filled.missing()).containsExactly("Bjørn Årstad", "Eve");
        assertThat(filled.unknown()).containsExactly("Nobody", "Twice");
    }

    @Test
    void two_learners_of_one_name_are_not_guessed() throws Refused {
        String two = BRIGHTSPACE + "#300,#ada2,Lovelace,Ada,ada2@example.edu,,#\n";
        Gradebook.Filled filled = Gradebook.of(two.getBytes(StandardCharsets.UTF_8), Optional.empty())
                .fill(List.of(scored("9", "Ada Lovelace", "3")));
        assertThat(new String(filled.file(), StandardCharsets.UTF_8)).isEqualTo(two);
        assertThat(filled.unknown()).containsExactly("Ada Lovelace");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "Name,Points\nAda,3\n",
                "PK\u0003\u0004\u0000\u0000",
                "Student;Points",
                "\uFEFF",
                "\n\n\n",
                "\"",
                "Identifier"
            })
    void any_other_file_is_refused(String text) {
        assertThatThrownBy(() -> Gradebook.of(text.getBytes(StandardCharsets.UTF_8), Optional.empty()))
                .isInstanceOf(Refused.class);
    }

    @Test
    void a_column_that_is_not_clear_is_refused_with_those_there_are() {
        assertThatThrownBy(() -> Gradebook.of(CANVAS.getBytes(StandardCharsets.UTF_8), Optional.empty()))
                .hasMessageContainingAll("--column", "Trees (70)", "Alpha-beta (71)")
                .extracting(Throwable::getMessage)
                .asString()
                .doesNotContain("Current Score");
        assertThatThrownBy(() -> Gradebook.of(CANVAS.getBytes(StandardCharsets.UTF_8), Optional.of("gomoku")))
                .hasMessageContaining("gomoku");
    }

    @Test
    void bytes_that_are_no_text_come_back_as_they_were() throws Refused {
        byte[] latin = MOODLE.substring(1).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Gradebook.of(latin, Optional.empty()).fill(List.of()).file()).isEqualTo(latin);
        Random random = new Random(5);
        for (int i = 0; i < 300; i++) {
            byte[] changed = CANVAS.getBytes(StandardCharsets.UTF_8);
            changed[200 + random.nextInt(changed.length - 200)] = (byte) (1 + random.nextInt(255));
            try {
                byte[] same = Gradebook.of(changed, Optional.of("Alpha-beta (71)"))
                        .fill(List.of())
                        .file();
                assertThat(Arrays.equals(same, changed)).isTrue();
            } catch (Refused e) {
                assertThat(e).hasMessageContaining("column");
            }
        }
    }

    @Test
    void a_roster_tells_who_submitted_nothing_and_who_is_not_on_it() throws Refused {
        List<Person> people = new ArrayList<>(List.of(new Person("bjorn", "?"), new Person("zed", "Zed")));
        Roster roster = Roster.compare(
                "Username,Name\nada,Ada Lovelace\nbjorn,Bjørn\n".getBytes(StandardCharsets.UTF_8), people);
        assertThat(roster.missing()).containsExactly("Ada Lovelace");
        assertThat(roster.unknown()).containsExactly("Zed");
        assertThat(Roster.compare(CANVAS.getBytes(StandardCharsets.UTF_8), List.of())
                        .missing())
                .containsExactly("Lovelace, Ada", "Årstad, Bjørn");
    }
}
