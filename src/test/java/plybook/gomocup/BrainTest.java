package plybook.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/** Tests every command of the protocol, and every error in one. */
class BrainTest {
    private static final Duration A_SECOND = Duration.ofSeconds(1);

    /** Far less than the brain could think, and enough for a busy machine. */
    private static final Duration SOON = Duration.ofSeconds(60);

    private Talk talk = to(Thinkers.quick());

    private static Talk to(GomokuPlayer player) {
        return new Talk(Settings.of(() -> player));
    }

    @AfterEach
    void hangUp() {
        talk.close();
    }

    @Test
    void start_makes_a_board_and_begin_and_turn_are_answered_by_a_move() {
        assertThat(talk.ask("START 15")).isEqualTo("OK");
        assertThat(talk.ask("BEGIN")).isEqualTo("0,0");
        assertThat(talk.ask("TURN 5,9")).isEqualTo("1,0"); // x comes first and is the column
    }

    @Test
    void x_is_the_column_and_y_the_row() {
        talk.ask("START 5");
        // The first row except its last cell, which is 4,0.
        assertThat(talk.ask("BOARD", "0,0,1", "1,0,2", "2,0,1", "3,0,2", "DONE"))
                .isEqualTo("4,0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", " \r\n", "\r\n\r\n\n"})
    void lines_may_end_in_lf_or_crlf(String end) {
        talk.write("START 15" + end + "BEGIN" + end);
        assertThat(talk.answer()).isEqualTo("OK");
        assertThat(talk.answer()).isEqualTo("0,0");
    }

    @Test
    void words_may_be_in_small_letters_and_numbers_separated_by_blanks() {
        assertThat(talk.ask("start 15")).isEqualTo("OK");
        assertThat(talk.ask("turn  5 , 9")).isEqualTo("0,0");
        assertThat(talk.ask("turn 6 9")).isEqualTo("1,0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "START abc | ERROR expected a number, as in START 15, found \"abc\"",
                "START | ERROR expected a number, as in START 15, found \"\"",
                "START 0 | ERROR the board has 5 to 20 rows, not 0",
                "START 4 | ERROR the board has 5 to 20 rows, not 4",
                "START 21 | ERROR the board has 5 to 20 rows, not 21",
                "START 100 | ERROR the board has 5 to 20 rows, not 100",
                "START -15 | ERROR the board has 5 to 20 rows, not -15",
                "START 99999999999 | ERROR expected a number, as in START 15, found \"99999999999\"",
                "RECTSTART 15 | ERROR expected two numbers, as in RECTSTART 15,15, found \"15\"",
                "RECTSTART 20,15 | ERROR only square boards are supported, not 20 by 15",
                "RECTSTART 100,100 | ERROR the board has 5 to 20 rows, not 100",
                "RESTART | ERROR there is no game yet: send START first, such as START 15",
                "BEGIN | ERROR there is no game yet: send START first, such as START 15",
                "TURN 7,7 | ERROR there is no game yet: send START first, such as START 15",
                "PLAY 7,7 | ERROR there is no game yet: send START first, such as START 15",
                "TAKEBACK 7,7 | ERROR there is no game yet: send START first, such as START 15",
                "BOARD | ERROR there is no game yet: send START first, such as START 15",
                "SWAP2BOARD | ERROR there is no game yet: send START first, such as START 15",
                "SUGGEST | ERROR there is no game yet: send START first, such as START 15",
                "DONE | ERROR DONE ends BOARD or SWAP2BOARD, and there was neither",
                "7,7,1 | UNKNOWN command \"7,7,1\"",
                "FOO bar | UNKNOWN command \"FOO\"",
                "b\u00e9gin | UNKNOWN command \"B?GIN\""
            })
    void errors_before_start_do_not_affect_the_next_game(String command, String answer) {
        assertThat(talk.ask(command)).isEqualTo(answer);
        assertThat(talk.ask("START 15")).isEqualTo("OK");
        assertThat(talk.ask("TURN 7,7")).isEqualTo("0,0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TURN 7,7 | ERROR 7,7 is taken by a stone of yours",
                "TURN 0,0 | ERROR 0,0 is taken by a stone of mine",
                "TURN 15,7 | ERROR 15,7 is outside the board: x and y go from 0 to 14",
                "TURN 7,15 | ERROR 7,15 is outside the board: x and y go from 0 to 14",
                "TURN -1,7 | ERROR -1,7 is outside the board: x and y go from 0 to 14",
                "TURN | ERROR expected two numbers, as in TURN 7,8, found \"\"",
                "TURN 7 | ERROR expected two numbers, as in TURN 7,8, found \"7\"",
                "TURN 7,7,7 | ERROR expected two numbers, as in TURN 7,8, found \"7,7,7\"",
                "TURN 7.5,7 | ERROR expected two numbers, as in TURN 7,8, found \"7.5,7\"",
                "BEGIN | ERROR BEGIN is for an empty board, and this one has 2 stones: send RESTART before it",
                "PLAY 3,3 | ERROR it is not my turn with 1 stone of mine and 1 of yours: send TURN, BOARD or TAKEBACK",
                "SUGGEST | ERROR it is not my turn with 1 stone of mine and 1 of yours: send TURN, BOARD or TAKEBACK",
                "TAKEBACK 3,3 | ERROR there is no stone on 3,3",
                "START abc | ERROR expected a number, as in START 15, found \"abc\""
            })
    void errors_in_a_game_do_not_affect_the_game(String command, String answer) {
        talk.ask("START 15");
        talk.ask("TURN 7,7");
        assertThat(talk.ask(command)).isEqualTo(answer);
        assertThat(talk.ask("TURN 8,8")).isEqualTo("1,0");
    }

    @Test
    void a_turn_that_ends_the_game_is_answered_by_one_error() {
        talk.ask("START 15");
        for (int x = 0; x < 4; x++) {
            talk.ask("TURN " + (x + 3) + ",9");
        }
        assertThat(talk.ask("TURN 7,9")).isEqualTo("ERROR the game is over: you have five in a row");
        assertThat(talk.ask("TURN 9,9")).isEqualTo("ERROR the game is over: you have five in a row");
        assertThat(talk.ask("RESTART")).isEqualTo("OK");
        assertThat(talk.ask("TURN 9,9")).isEqualTo("0,0");
    }

    @Test
    void after_our_own_five_a_turn_is_an_error_too() {
        talk.ask("START 15");
        talk.ask("BEGIN");
        for (int y = 1; y < 5; y++) {
            talk.ask("TURN " + 2 * y + "," + 2 * y);
        }
        assertThat(talk.ask("TURN 14,14")).isEqualTo("ERROR the game is over: I have five in a row");
    }

    @Test
    void exactly_five_is_honoured_before_and_after_start() {
        // Our six in the first row: 0 to 3, and then 4 between 3 and 5.
        String[] six = {
            "BOARD", "0,0,1", "1,0,1", "2,0,1", "3,0,1", "5,0,1", "0,9,2", "2,9,2", "4,9,2", "6,9,2", "8,9,2", "DONE"
        };
        assertThat(talk.ask("INFO rule 1", "START 15")).isEqualTo("OK");
        assertThat(talk.ask(six)).isEqualTo("4,0");
        assertThat(talk.ask("TURN 14,14")).as("six are no win").isEqualTo("6,0");
        talk.say("INFO rule 0");
        assertThat(talk.ask("TURN 13,14")).isEqualTo("ERROR the game is over: I have five in a row");
    }

    @ParameterizedTest
    @CsvSource({"2, a continuous game", "4, renju", "8, caro", "5, renju", "9, caro", "16, unknown"})
    void other_rules_are_refused_at_the_next_move_and_can_be_changed_back(int rule, String name) {
        assertThat(talk.ask("START 15")).isEqualTo("OK");
        talk.say("INFO rule " + rule);
        assertThat(talk.unread()).as("INFO has no answer").isEmpty();
        String refusal = "ERROR rule " + rule + " is not supported (" + name
                + "): rule 0 is five or more in a row, rule 1 exactly five";
        assertThat(talk.ask("BEGIN")).isEqualTo(refusal);
        assertThat(talk.ask("TURN 7,7")).isEqualTo(refusal);
        assertThat(talk.ask("BOARD", "DONE")).isEqualTo(refusal);
        assertThat(talk.ask("INFO rule 1", "TURN 7,7")).isEqualTo("0,0");
    }

    @Test
    void info_of_every_kind_gets_no_answer() {
        talk.say(
                "INFO timeout_turn 1000",
                "INFO timeout_match 100000",
                "INFO time_left 2147483647",
                "INFO time_left -500",
                "INFO max_memory 0",
                "INFO game_type 2",
                "INFO rule 0",
                "INFO folder C:\\brains and more",
                "INFO evaluate 3,4",
                "INFO from_the_future 42",
                "INFO timeout_turn soon",
                "INFO timeout_turn 99999999999999999999",
                "INFO timeout_turn",
                "INFO");
        assertThat(talk.unread()).isEmpty();
        assertThat(talk.ask("START 15")).isEqualTo("OK");
    }

    @Test
    void too_little_memory_is_reported_at_the_first_move() {
        talk.ask("START 15");
        talk.say("INFO max_memory 1000000");
        assertThat(talk.ask("BEGIN")).startsWith("ERROR max_memory 1000000 is too little");
        assertThat(talk.ask("INFO max_memory 300000000", "BEGIN")).isEqualTo("0,0");
    }

    @Test
    void a_board_may_come_in_any_order_and_replaces_the_old_one() {
        talk.ask("START 15");
        talk.ask("BEGIN");
        assertThat(talk.ask("BOARD", "9,9,2", "0,0,2", "1,0,1", "8,8,2", "2,0,1", "DONE"))
                .isEqualTo("3,0");
        assertThat(talk.ask("TURN 0,0")).isEqualTo("ERROR 0,0 is taken by a stone of yours");
    }

    @Test
    void we_begin_on_an_empty_board() {
        talk.ask("START 15");
        assertThat(talk.ask("BOARD", "DONE")).isEqualTo("0,0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7,7,1 | it cannot be my turn with 1 stone of mine and 0 of yours: you have as many as I, or one more",
                "7,7,2;8,8,2 | it cannot be my turn with 0 stones of mine and 2 of yours: you have as many as I, or one more",
                "7,7,2;7,7,1 | 7,7 is taken by a stone of yours",
                "7,7,1;7,7,1 | 7,7 is taken by a stone of mine",
                "15,0,2 | 15,0 is outside the board: x and y go from 0 to 14",
                "7,7 | expected two numbers, as in 7,8,1 (x, y, and 1 for a stone of mine or 2 for one of yours), found \"7\"",
                "7,7,9 | expected 1, 2 or 3 at the end, as in 7,8,1 (x, y, and 1 for a stone of mine or 2 for one of yours), found 9",
                "seven | expected a stone, as in 7,8,1 (x, y, and 1 for a stone of mine or 2 for one of yours), found \"seven\"",
                "0,0,2;1,0,2;2,0,2;3,0,2;4,0,2;0,9,1;2,9,1;4,9,1;6,9,1;8,9,1 | the game is over: you have five in a row",
                "0,0,1;1,0,1;2,0,1;3,0,1;4,0,1;0,9,2;2,9,2;4,9,2;6,9,2;8,9,2 | the game is over: I have five in a row",
                "0,0,1;1,0,3 | the game is over: 1,0 is part of a winning line (3), and a continuous game is not supported"
            })
    void an_impossible_board_is_one_error_and_the_old_game_goes_on(String stones, String why) {
        talk.ask("START 15");
        talk.ask("TURN 7,7");
        talk.say("BOARD").say(stones.split(";"));
        assertThat(talk.ask("DONE")).isEqualTo("ERROR " + why);
        assertThat(talk.unread()).isEmpty();
        assertThat(talk.ask("TURN 8,8")).isEqualTo("1,0");
    }

    @Test
    void an_unfinished_board_is_an_error_and_the_next_command_is_executed() {
        talk.ask("START 15");
        assertThat(talk.ask("BOARD", "7,7,2", "TURN 3,3"))
                .isEqualTo("ERROR BOARD was not ended by DONE; it is ignored");
        assertThat(talk.answer()).isEqualTo("0,0");
        assertThat(talk.ask("TURN 7,7")).as("the board was never set up").isEqualTo("1,0");
        assertThat(talk.ask("BOARD", "7,7,2", "START 15")).startsWith("ERROR BOARD was not ended");
        assertThat(talk.answer()).isEqualTo("OK");
        talk.say("BOARD", "7,7,2").hangUp();
        assertThat(talk.endsWithin(SOON)).isTrue();
    }

    @Test
    void about_and_info_may_come_in_the_middle_of_a_board() {
        talk.ask("START 15");
        assertThat(talk.ask("BOARD", "7,7,2", "ABOUT")).startsWith("name=\"Plybook\", version=\"");
        assertThat(talk.ask("INFO timeout_turn 500", "DONE")).isEqualTo("0,0");
    }

    @Test
    void takeback_removes_any_stone_and_the_game_goes_on_from_there() {
        talk.ask("START 15");
        talk.ask("TURN 7,7");
        talk.ask("TURN 8,8"); // ours are 0,0 and 1,0
        assertThat(talk.ask("TAKEBACK 1,0")).isEqualTo("OK");
        assertThat(talk.ask("TAKEBACK 8,8")).isEqualTo("OK");
        assertThat(talk.ask("TURN 9,9")).isEqualTo("1,0");
        talk.ask("TAKEBACK 9,9");
        assertThat(talk.ask("TURN 3,3")).as("our last stone is still there").startsWith("ERROR it is not your turn");
        for (String stone : List.of("1,0", "7,7", "0,0")) {
            talk.ask("TAKEBACK " + stone);
        }
        assertThat(talk.ask("BEGIN")).as("empty again").isEqualTo("0,0");
    }

    @Test
    void takeback_reopens_a_game_that_was_won() {
        talk.ask("START 15");
        talk.ask("BOARD", "0,9,2", "1,9,2", "2,9,2", "3,9,2", "0,5,1", "2,5,1", "4,5,1", "DONE"); // and 0,0 is ours
        assertThat(talk.ask("TURN 4,9")).startsWith("ERROR the game is over");
        assertThat(talk.ask("TAKEBACK 4,9")).isEqualTo("OK");
        assertThat(talk.ask("TURN 4,10")).isEqualTo("1,0");
    }

    @Test
    void moves_may_be_suggested_and_the_manager_decides() {
        talk.close();
        talk = new Talk(new Settings(() -> Thinkers.quick(), A_SECOND, true, false));
        talk.ask("START 15");
        assertThat(talk.ask("BEGIN")).isEqualTo("SUGGEST 0,0");
        assertThat(talk.ask("PLAY 12,10")).isEqualTo("12,10");
        assertThat(talk.ask("TURN 7,7")).isEqualTo("SUGGEST 0,0");
        assertThat(talk.ask("PLAY 7,7")).isEqualTo("ERROR 7,7 is taken by a stone of yours");
        assertThat(talk.ask("TURN 6,6")).startsWith("ERROR it is not your turn");
        assertThat(talk.ask("PLAY 0,0")).isEqualTo("0,0");
    }

    @Test
    void suggest_returns_a_move_and_changes_nothing() {
        talk.ask("START 15");
        assertThat(talk.ask("SUGGEST")).isEqualTo("SUGGEST 0,0");
        assertThat(talk.ask("BEGIN")).isEqualTo("0,0");
    }

    @Test
    void debug_reports_the_search_before_the_move() {
        talk.close();
        talk = new Talk(new Settings(() -> Thinkers.quick(), A_SECOND, false, true));
        talk.ask("START 15");
        assertThat(talk.ask("BEGIN")).isEqualTo("DEBUG depth 1, value 0 to X, nodes 1, line 0,0");
        assertThat(talk.answer()).isEqualTo("0,0");
    }

    @Test
    void echoed_messages_get_no_answer() {
        talk.say("MESSAGE I will win", "DEBUG depth 3");
        assertThat(talk.unread()).isEmpty();
    }

    @Test
    void swap2_accepts_zero_three_or_five_stones() {
        talk.ask("START 15");
        String[] opening = talk.ask("SWAP2BOARD", "DONE").split(" ");
        assertThat(opening).hasSize(3).doesNotHaveDuplicates().allSatisfy(cell -> assertThat(Program.cell(cell))
                .isPresent());
        assertThat(talk.ask("SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"))
                .as("an even opening")
                .isEqualTo("0,0 1,0");
        assertThat(talk.ask("SWAP2BOARD", "7,7", "8,7", "9,9", "8,8", "8,6", "DONE"))
                .isEqualTo("0,0");
        assertThat(talk.ask("SWAP2BOARD", "7,7", "8,7", "DONE"))
                .isEqualTo("ERROR SWAP2BOARD has 0, 3 or 5 stones before DONE, not 2");
        assertThat(talk.ask("SWAP2BOARD", "7,7", "8,7", "7,7", "DONE")).startsWith("ERROR 7,7 is taken");
        assertThat(talk.ask("BOARD", "7,7,2", "8,7,1", "9,9,2", "DONE")).isEqualTo("0,0");
    }

    @Test
    void a_line_of_a_megabyte_is_an_error_and_takes_no_memory() {
        talk.ask("START 15");
        talk.say("TURN 7,7" + " ".repeat(1_000_000));
        talk.say("TURN " + "7".repeat(1_000_000));
        String error = "ERROR a line of more than 4096 characters is no command; it is ignored";
        assertThat(List.of(talk.answer(), talk.answer())).containsOnly(error);
        assertThat(talk.ask("BOARD", "7,7,2", "x".repeat(1_000_000), "DONE")).isEqualTo(error);
        assertThat(talk.ask("TURN 7,7")).isEqualTo("0,0");
    }

    @Test
    void while_it_thinks_about_is_answered_at_once_and_other_commands_wait() {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 300", "START 15");
        talk.say("TURN 7,7", "TURN 8,8", "FOO", "ABOUT");
        assertThat(talk.answer()).startsWith("name=");
        assertThat(talk.answer()).isEqualTo("0,0");
        assertThat(talk.answer()).isEqualTo("1,0");
        assertThat(talk.answer()).startsWith("UNKNOWN");
    }

    @ParameterizedTest
    @ValueSource(strings = {"START 15", "RESTART", "RECTSTART 15,15"})
    void a_new_game_ends_the_thinking_about_the_old_one(String command) {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 2000000", "START 15");
        talk.say("TURN 7,7", "TURN 8,8");
        assertThat(talk.ask(command)).isEqualTo("OK");
        talk.say("INFO timeout_turn 0");
        assertThat(talk.ask("TURN 3,3")).isEqualTo("0,0");
        assertThat(talk.unread()).isEmpty();
    }

    @Test
    void a_refused_new_game_does_not_end_the_thinking() {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 500", "START 15");
        assertThat(talk.ask("TURN 7,7", "START 100")).startsWith("ERROR the board has");
        assertThat(talk.answer()).isEqualTo("0,0");
    }

    @Test
    void less_time_while_it_thinks_ends_the_thinking() {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 600000", "START 15");
        assertThat(talk.ask("TURN 7,7", "INFO timeout_turn 0")).isEqualTo("0,0");
    }

    @Test
    void end_while_it_thinks_ends_it_silently_within_a_second() {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 600000", "START 15");
        talk.say("TURN 7,7", "END");
        assertThat(talk.endsWithin(SOON)).isTrue();
        assertThat(talk.rest()).isEmpty();
    }

    @Test
    void the_end_of_the_input_while_it_thinks_sends_the_best_move_so_far() {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 600000", "START 15");
        talk.say("TURN 7,7", "TURN 8,8").hangUp();
        assertThat(talk.endsWithin(SOON)).isTrue();
        assertThat(talk.rest()).containsExactly("0,0", "1,0");
    }

    @Test
    void a_flood_of_commands_while_it_thinks_is_cut_off() {
        talk.close();
        talk = to(Thinkers.slow());
        talk.ask("INFO timeout_turn 1000", "START 15");
        talk.say("TURN 7,7");
        talk.write("FOO\n".repeat(1_001));
        assertThat(talk.answer()).startsWith("ERROR more than 1000 commands wait");
        assertThat(talk.answer()).isEqualTo("0,0");
    }

    @Test
    void a_legal_move_is_sent_even_if_the_player_fails_or_cheats() {
        talk.close();
        GomokuPlayer broken = new GomokuPlayer() {
            @Override
            public String name() {
                return "broken";
            }

            @Override
            public Decision move(Gomoku rules, Board board, Limits limits) {
                if (board.stones() % 4 == 1) {
                    throw new IllegalStateException("broken");
                }
                return new Decision(new Cell(7, 7), 0, 0, 0, List.of(new Cell(7, 7)));
            }
        };
        talk = to(broken);
        talk.ask("START 15");
        for (String cell : List.of("7,7", "8,8", "9,3")) {
            String answer = talk.ask("TURN " + cell);
            assertThat(Program.cell(answer)).as(answer).isPresent();
        }
    }

    @Test
    void the_time_for_a_move_follows_from_all_limits() {
        AtomicLong given = new AtomicLong();
        talk.close();
        talk = to(Thinkers.noting(given));
        talk.ask("START 15");
        assertThat(millis(given, "INFO timeout_turn 10000", "TURN 0,9")).isBetween(9_000L, 9_900L);
        assertThat(millis(given, "INFO timeout_turn 0", "TURN 1,9")).isBetween(0L, 1L);
        assertThat(millis(given, "INFO timeout_turn 10000", "INFO time_left 20000", "TURN 2,9"))
                .isBetween(500L, 1_000L);
        assertThat(millis(given, "INFO time_left -3", "TURN 4,9")).isBetween(0L, 1L);
        assertThat(millis(given, "INFO time_left 2147483647", "TURN 5,9")).isBetween(9_000L, 9_900L);
        talk.ask("RESTART");
        assertThat(millis(given, "INFO timeout_match 40000", "TURN 7,9")).isBetween(1_000L, 2_000L);
    }

    private long millis(AtomicLong given, String... lines) {
        assertThat(talk.ask(lines)).matches("\\d+,\\d+");
        return Duration.ofNanos(given.get()).toMillis();
    }
}
