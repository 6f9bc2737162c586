package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

class FittedEvaluationTest {
    private static final Gomoku RULES = Gomoku.standard();

    private static Patterns patterns(Board board, boolean swapped) {
        Patterns patterns = FittedEvaluation.patterns(RULES);
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int cell = row * board.size() + column;
                board.at(row, column).ifPresent(player -> patterns.make(cell, swapped ? player.opponent() : player));
            }
        }
        return patterns;
    }

    private static int value(String rows, Player toMove) {
        return FittedEvaluation.value(patterns(Board.parse(rows), false), toMove);
    }

    private static String fifteen(String... middle) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < RULES.size(); row++) {
            int inside = row - 5;
            String drawn = inside >= 0 && inside < middle.length ? middle[inside] : "";
            rows.add("....." + drawn + ".".repeat(10 - drawn.length()));
        }
        return String.join("/", rows);
    }

    @Test
    void the_sums_after_moves_and_undos_are_those_from_scratch() {
        Random random = new Random(7);
        Board board = RULES.initialState();
        Patterns moved = FittedEvaluation.patterns(RULES);
        List<Cell> path = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            if (!path.isEmpty() && (board.stones() > 40 || random.nextInt(3) == 0)) {
                board.clear(path.remove(path.size() - 1));
                moved.undo();
            } else {
                Cell cell = new Cell(random.nextInt(15), random.nextInt(15));
                if (board.isEmpty(cell)) {
                    Player player = RULES.player(board);
                    board.put(cell, player);
                    moved.make(cell.row() * 15 + cell.column(), player);
                    path.add(cell);
                }
            }
            for (Player player : Player.values()) {
                assertThat(moved.pairs(player)).isEqualTo(patterns(board, false).pairs(player));
                assertThat(FittedEvaluation.value(moved, player))
                        .isEqualTo(FittedEvaluation.value(patterns(board, false), player));
            }
        }
        assertThat(moved.pairs(Player.X)).isNotZero();
    }

    @Test
    void with_the_colours_swapped_the_value_to_the_player_to_move_is_the_same() {
        Board board = Board.parse(fifteen(".X..", ".XO.", "..XO", "O..."));
        assertThat(FittedEvaluation.value(patterns(board, true), Player.O))
                .isEqualTo(FittedEvaluation.value(patterns(board, false), Player.X));
    }

    @Test
    void having_the_move_is_worth_something_and_a_threat_more_to_whoever_moves() {
        assertThat(value(fifteen("XO", "OX"), Player.X)).isPositive();
        String doubleThree = fifteen(".XX.", "....X", "....X");
        int toMove = value(doubleThree, Player.X);
        int waiting = -value(doubleThree, Player.O);
        assertThat(toMove).isGreaterThan(waiting);
    }

    @Test
    void two_ways_to_five_decide_and_one_does_not() {
        assertThat(value(fifteen(".XXXX."), Player.X)).isEqualTo(PatternEvaluation.DECIDED);
        assertThat(value(fifteen(".XXXX."), Player.O)).isEqualTo(-PatternEvaluation.DECIDED);
        assertThat(Math.abs(value(fifteen("OXXXX."), Player.O))).isLessThan(PatternEvaluation.DECIDED);
    }
}
