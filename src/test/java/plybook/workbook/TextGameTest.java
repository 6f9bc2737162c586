package plybook.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.registry.GameRegistry;
import plybook.registry.Nim;
import plybook.registry.NumberedCells;
import plybook.registry.Opponent;
import plybook.registry.PlayableGame;
import plybook.search.AlphaBeta;
import plybook.tictactoe.TicTacToe;

class TextGameTest {
    private static final TicTacToe GAME = new TicTacToe();

    private final List<String> said = new ArrayList<>();

    @Test
    void best_play_ties_as_either_side() {
        for (Player human : Player.values()) {
            said.clear();
            List<String> script = script(human, TextGameTest::best, TextGameTest::best);
            script.add("q");
            play(script, TextGameTest::best);
            assertThat(text())
                    .contains(
                            "Play as X",
                            "Play as O",
                            "Computer thinking…",
                            "Game Over: Tie.",
                            "Play Again?",
                            "Goodbye.");
        }
    }

    @Test
    void playing_badly_as_X_lets_O_win() {
        List<String> script = script(Player.X, TextGameTest::worst, TextGameTest::best);
        play(script, TextGameTest::best);
        assertThat(text()).contains("Game Over: O wins.");
    }

    @Test
    void a_computer_that_plays_badly_lets_X_win() {
        List<String> script = script(Player.X, TextGameTest::best, TextGameTest::worst);
        play(script, TextGameTest::worst);
        assertThat(text()).contains("Game Over: X wins.");
    }

    @Test
    void another_game_begins_with_the_choice_of_the_side() {
        List<String> script = script(Player.X, TextGameTest::best, TextGameTest::best);
        script.add("");
        script.addAll(script(Player.O, TextGameTest::best, TextGameTest::best));
        script.add("n");
        play(script, TextGameTest::best);
        assertThat(said.stream().filter(line -> line.startsWith("Game Over"))).hasSize(2);
        assertThat(said.stream().filter(line -> line.contains("Play as O"))).hasSize(2);
        assertThat(said).last().isEqualTo("Goodbye.");
    }

    @Test
    void a_cell_can_be_named_in_several_ways() {
        for (String centre : List.of("1,1", "1 1", "(1, 1)", "5", " 1 , 1 ")) {
            said.clear();
            play(List.of("x", centre, "q"), board -> new Cell(0, 0));
            assertThat(text()).as(centre).contains(" 1  4 | X | 6");
        }
    }

    @Test
    void wrong_input_is_answered_with_a_correction() {
        play(List.of("maybe", "PLAY AS X", "3,1", "centre", "0", "10", "1,1", "5", "q"), board -> new Cell(0, 0));
        assertThat(text())
                .contains(
                        "Type 1 or X to play as X", "\"3,1\" is no cell", "\"centre\" is no cell", "\"10\" is no cell")
                .contains("1,1 is taken by X. Free: 0,1  0,2");
    }

    @Test
    void the_end_of_the_input_ends_the_game_at_any_point() {
        List<String> script = script(Player.O, TextGameTest::best, TextGameTest::best);
        for (int length = 1; length <= script.size(); length++) {
            said.clear();
            play(script.subList(0, length), TextGameTest::best);
            assertThat(said).last().isEqualTo("Goodbye.");
        }
    }

    @Test
    void an_unreadable_input_ends_the_game_with_a_message() {
        against(new StringReader("")).run();
        assertThat(text()).contains("Nobody can type here");
        said.clear();
        Reader refusing = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("no input here");
            }

            @Override
            public void close() {}
        };
        against(refusing).run();
        assertThat(text()).contains("Nobody can type here", "./plybook play");
    }

    @Test
    void the_engine_moves_where_the_computer_fails_or_cheats() {
        play(List.of("o", "q"), board -> {
            throw new IllegalStateException("bestAction threw something");
        });
        assertThat(text()).contains("bestAction threw something", "The engine moves instead", "Computer plays X at");
        said.clear();
        play(List.of("x", "1,1", "q"), board -> new Cell(1, 1));
        assertThat(text()).contains("(1,1), which is not a legal action", "Computer plays O at");
    }

    @Test
    void the_engines_rules_go_on_where_the_learners_break() {
        BoardGame broken = new Without("result");
        play(List.of("x", "1,1", "1,1", "q"), broken, TextGameTest::best);
        assertThat(text()).contains("result is broken", "The engine's rules go on", "Computer plays O at");
    }

    @Test
    void rules_without_a_winner_play_on_to_a_tie() {
        BoardGame blind = new Without("winner");
        play(List.of("x", "1", "2", "3", "4", "5", "6", "7", "8", "9", "q"), blind, board -> blind.actions(board)
                .get(0));
        assertThat(text()).contains("Game Over: Tie.").doesNotContain("wins.");
    }

    @Test
    void the_board_shows_coordinates_marks_and_free_cells() {
        assertThat(new NumberedCells().drawn(Board.parse("X.O/.X./..O"), Optional.empty()))
                .isEqualTo("""

                    0   1   2
                 0  X | 2 | O
                   ---+---+---
                 1  4 | X | 6
                   ---+---+---
                 2  7 | 8 | O
                """);
    }

    @Test
    void a_game_without_a_board_lists_its_actions_by_number() {
        PlayableGame<Nim.Heaps, Nim.Take> nim = PlayableGame.of("nim", "Nim", new Nim(List.of(1, 2)));
        String input = "x\n7\nhint\ntake 1 from heap 2\nundo\n2\n1\nq\n";
        new TextGame<>(new BufferedReader(new StringReader(input)), said::add, nim, nim.helper()).run();
        assertThat(text())
                .contains("Nim against the engine. X begins.\nundo takes", "heap 1: o\nheap 2: oo")
                .contains("  1  take 1 from heap 1\n  2  take 1 from heap 2\n  3  take 2 from heap 2")
                .contains("\"7\" is not an action here. Type a number from 1 to 3", "Hint: take 1 from heap 2.")
                .contains("Computer plays O: take 1 from heap", "Taken back", "Game Over: X wins.");
    }

    /** Tic-Tac-Toe with a mistake. */
    private record Without(String what) implements BoardGame {
        @Override
        public Board initialState() {
            return GAME.initialState();
        }

        @Override
        public Player player(Board board) {
            return GAME.player(board);
        }

        @Override
        public List<Cell> actions(Board board) {
            return board.emptyCells();
        }

        @Override
        public Board result(Board board, Cell cell) {
            if (what.equals("result")) {
                throw new IllegalStateException("result is broken");
            }
            Board next = board.copy();
            next.put(cell, player(board));
            return next;
        }

        @Override
        public Optional<Player> winner(Board board) {
            return what.equals("winner") ? Optional.empty() : GAME.winner(board);
        }

        @Override
        public boolean terminal(Board board) {
            return board.isFull() || winner(board).isPresent();
        }

        @Override
        public int utility(Board board) {
            return GAME.utility(board);
        }
    }

    private static Cell best(Board board) {
        return new AlphaBeta<>(GAME).search(board).best().get(0);
    }

    /** Returns the worst action for the player to move, which is the best one for the other side. */
    private static Cell worst(Board board) {
        AlphaBeta<Board, Cell> search = new AlphaBeta<>(GAME);
        Cell worst = GAME.actions(board).get(0);
        int sign = GAME.player(board) == Player.X ? 1 : -1;
        int lowest = 2;
        for (Cell cell : GAME.actions(board)) {
            int value = sign * search.search(GAME.result(board, cell)).value();
            if (value < lowest) {
                lowest = value;
                worst = cell;
            }
        }
        return worst;
    }

    /** Returns the lines that a person types who follows one plan against a computer that follows another. */
    private static List<String> script(Player human, Function<Board, Cell> humans, Function<Board, Cell> computers) {
        List<String> lines = new ArrayList<>(List.of(human == Player.X ? "1" : "2"));
        Board board = GAME.initialState();
        while (!GAME.terminal(board)) {
            boolean own = GAME.player(board) == human;
            Cell cell = (own ? humans : computers).apply(board);
            if (own) {
                lines.add(cell.row() + "," + cell.column());
            }
            board = GAME.result(board, cell);
        }
        return lines;
    }

    private TextGame<Board, Cell> against(Reader in) {
        PlayableGame<Board, Cell> game = GameRegistry.TIC_TAC_TOE;
        return new TextGame<>(new BufferedReader(in), said::add, game, game.helper());
    }

    private void play(List<String> lines, Function<Board, Cell> computer) {
        play(lines, GameRegistry.TIC_TAC_TOE.game(), computer);
    }

    private void play(List<String> lines, Game<Board, Cell> rules, Function<Board, Cell> computer) {
        String input = String.join("\n", lines) + "\n";
        new TextGame<>(
                        new BufferedReader(new StringReader(input)),
                        said::add,
                        GameRegistry.TIC_TAC_TOE,
                        rules,
                        Opponent.of("the computer", computer))
                .run();
    }

    private String text() {
        return String.join("\n", said);
    }
}
