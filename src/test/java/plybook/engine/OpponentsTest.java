package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.gomoku.GomokuPosition;

class OpponentsTest {
    static Stream<GomokuPlayer> players() {
        List<GomokuPlayer> players =
                new ArrayList<>(List.of(Opponents.random(1), Opponents.greedy(), Opponents.depthTwo()));
        Stream.of(Level.values()).map(level -> level.player(1)).forEach(players::add);
        return players.stream();
    }

    @ParameterizedTest
    @MethodSource("players")
    void all_players_make_legal_moves_to_the_end_on_every_size_and_rule(GomokuPlayer player) {
        for (int size : new int[] {5, 6, 9, 15, 20}) {
            for (Rule rule : Rule.values()) {
                GomokuPosition position = new Gomoku(size, rule).position();
                while (!position.terminal() && position.plies() < 60) {
                    GomokuPlayer mover = position.plies() % 2 == 0 ? player : Opponents.random(size);
                    Board before = position.board();
                    position.make(mover.move(position.rules(), before, Limits.nodes(300))
                            .move());
                    assertThat(before.stones()).as("the board stays as it is").isEqualTo(position.plies() - 1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("players")
    void all_players_answer_even_without_any_time(GomokuPlayer player) {
        Gomoku rules = Gomoku.standard();
        Board board = rules.initialState();
        board.put(new Cell(7, 7), rules.player(board));
        for (Limits limits : List.of(
                Limits.nodes(1), Limits.time(Duration.ZERO), Limits.none().cancelledBy(() -> true))) {
            Decision decision = player.move(rules, board, limits);
            assertThat(board.isEmpty(decision.move())).isTrue();
            assertThat(decision.line()).startsWith(decision.move());
        }
    }

    @ParameterizedTest
    @MethodSource("players")
    void all_players_refuse_a_board_on_which_the_game_is_over(GomokuPlayer player) {
        Gomoku rules = new Gomoku(5, Rule.FIVE_OR_MORE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.move(rules, Board.parse("XXXXX/OOOO./...../...../....."), Limits.none()))
                .withMessageContaining("the game is over");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player.move(rules, Board.empty(9), Limits.none()))
                .withMessageContaining("not on 9×9");
    }

    @Test
    void greedy_takes_a_win_and_stops_one_and_depth_two_sees_the_answer() {
        Gomoku rules = new Gomoku(9, Rule.FIVE_OR_MORE);
        Board win = Board.parse(
                "XXXX...../........./OOOO...../........./........./........./........./........./.........");
        assertThat(Opponents.greedy().move(rules, win, Limits.none()).move()).isEqualTo(new Cell(0, 4));
        assertThat(Opponents.depthTwo().move(rules, win, Limits.none()).move()).isEqualTo(new Cell(0, 4));
        Board block = Board.parse(
                "XXX....../........./OOOO...../....X..../........./........./........./........./.........");
        assertThat(Opponents.greedy().move(rules, block, Limits.none()).move()).isEqualTo(new Cell(2, 4));
        assertThat(Opponents.depthTwo().move(rules, block, Limits.none()).move())
                .isEqualTo(new Cell(2, 4));
    }

    @Test
    void random_plays_the_same_move_for_the_same_board_and_seed() {
        Gomoku rules = Gomoku.standard();
        Board board = rules.initialState();
        List<Cell> moves = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            Cell move = Opponents.random(seed).move(rules, board, Limits.none()).move();
            assertThat(Opponents.random(seed)
                            .move(rules, board.copy(), Limits.none())
                            .move())
                    .isEqualTo(move);
            moves.add(move);
        }
        assertThat(moves.stream().distinct().count()).isGreaterThan(10);
    }

    @Test
    void a_level_is_chosen_by_its_name() {
        assertThat(Level.named("Strong ")).isEqualTo(Level.STRONG);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Level.named("grandmaster"))
                .withMessage("there is no level \"grandmaster\"; the levels are beginner, easy, medium, hard, strong");
    }
}
