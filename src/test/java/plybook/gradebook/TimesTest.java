package plybook.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.intake.Person;

class TimesTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final Person ADA = new Person("600001", "Ada Lovelace");

    private static Times times(String table) throws Refused {
        return Times.of(table.getBytes(StandardCharsets.UTF_8), BERLIN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2026-11-22 23:59 | 2026-11-22T22:59:00Z",
                "2026-11-22T23:59:30 | 2026-11-22T22:59:30Z",
                "2026-11-22 23:59:30 -0800 | 2026-11-23T07:59:30Z",
                "2026-11-22 23:59:30 UTC | 2026-11-22T23:59:30Z",
                "2026-11-22T23:59:30+05:30 | 2026-11-22T18:29:30Z",
                "Sunday, 22 November 2026, 11:59 PM | 2026-11-22T22:59:00Z",
            })
    void a_time_is_read_as_systems_write_it(String text, String time) throws Refused {
        assertThat(times("id,time\n600001,\"" + text + "\"\n").of(List.of(ADA))).contains(Instant.parse(time));
    }

    @Test
    void the_worksheet_of_moodle_says_when_everybody_submitted() throws Refused {
        Times times =
                times("Identifier,\"Full name\",Status,Grade,\"Last modified (submission)\",\"Last modified (grade)\"\n"
                        + "\"Participant 600001\",\"Ada Lovelace\",Submitted,,\"Sunday, 22 November 2026, 11:59 PM\",-\n"
                        + "\"Participant 600002\",\"Bob\",\"No submission\",,-,-\n");
        assertThat(times.of(List.of(ADA))).contains(Instant.parse("2026-11-22T22:59:00Z"));
        assertThat(times.of(List.of(new Person("600002", "Bob")))).isEmpty();
        assertThat(times.of(List.of(new Person("600003", "Eve")))).isEmpty();
    }

    @Test
    void of_a_team_the_latest_time_counts() throws Refused {
        Times times = times("id,time\n600001,2026-11-22 10:00Z\n2,2026-11-22 11:00Z\n");
        assertThat(times.of(List.of(ADA, new Person("2", "Bob")))).contains(Instant.parse("2026-11-22T11:00:00Z"));
    }

    @Test
    void a_time_that_cannot_be_read_is_refused_with_its_line() {
        assertThatThrownBy(() -> times("id,time\n1,2026-11-22 10:00\n\n2,tomorrow\n"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("line 4: \"tomorrow\" is no time")
                .hasMessageContaining("such as 2027-03-01 23:59");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "id,time\n", "id,name\n1,x\n", "id,time,submitted\n1,x,y\n"})
    void a_table_without_a_clear_column_of_times_is_refused(String table) {
        assertThatThrownBy(() -> times(table)).isInstanceOf(Refused.class);
    }
}
