package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

@SuppressWarnings("EnumOrdinal") // bits by direction
class PatternsTest {
    /** Puts a stone on the underscore and looks along the row. */
    @ParameterizedTest
    @CsvSource({
        "...XX_XX......., FIVE, FIVE",
        ".O.XX_XXX......, FIVE, NONE",
        "....XXX_......., OPEN_FOUR, OPEN_FOUR",
        "..X.XXX_......., OPEN_FOUR, FOUR",
        "...OXXX_......., FOUR, FOUR",
        "XXX_..........., FOUR, FOUR",
        "....XX.X_......, FOUR, FOUR",
        ".X.XX_.X......., OPEN_FOUR, OPEN_FOUR",
        "....XX_........, OPEN_THREE, OPEN_THREE",
        "....X.X_......., OPEN_THREE, OPEN_THREE",
        "...OXX_.O......, NONE, NONE",
        "...OXX_..O....., THREE, THREE",
        "...OXX_........, THREE, THREE",
        ".XX_..O........, OPEN_THREE, OPEN_THREE",
        "O.XX_.O........, THREE, THREE",
        ".......X_......, OPEN_TWO, OPEN_TWO",
        "X_............., TWO, TWO",
        "......._......., ONE, ONE",
        "..O_...O......., NONE, NONE",
        "....XX_.X......, FOUR, FOUR",
    })
    void pattern_of_a_stone(String row, Pattern freeStyle, Pattern exactlyFive) {
        int column = row.indexOf('_');
        assertThat(pattern(row, column, Rule.EXACTLY_FIVE)).isEqualTo(exactlyFive);
        assertThat(pattern(row, column, Rule.FIVE_OR_MORE)).isEqualTo(freeStyle);
    }

    private static Pattern pattern(String row, int column, Rule rule) {
        Gomoku rules = new Gomoku(15, rule);
        Board board = rules.initialState();
        IntStream.range(0, 15)
                .filter(i -> row.charAt(i) == 'X' || row.charAt(i) == 'O')
                .forEach(i -> board.put(new Cell(7, i), row.charAt(i) == 'X' ? Player.X : Player.O));
        return PatternEvaluation.patterns(rules, board).pattern(7 * 15 + column, Player.X, Direction.ROW);
    }

    @Test
    void incremental_patterns_equal_recomputed_ones_after_make_and_undo() {
        RandomGames.play(7, 1, rules -> {
            Patterns patterns = PatternEvaluation.patterns(rules);
            return new RandomGames.Follower() {
                @Override
                public void make(int cell, Player player) {
                    patterns.make(cell, player);
                }

                @Override
                public void undo() {
                    patterns.undo();
                }

                @Override
                public void check(Board board) {
                    if (rules.winner(board).isEmpty()) {
                        compare(rules, board, patterns);
                    }
                }
            };
        });
        assertThatIllegalStateException()
                .isThrownBy(() -> PatternEvaluation.patterns(Gomoku.standard()).undo());
    }

    @Test
    void sums_after_a_stone_are_those_with_it_and_change_nothing() {
        RandomGames.play(8, 1, rules -> {
            Patterns patterns = PatternEvaluation.patterns(rules);
            return new RandomGames.Follower() {
                @Override
                public void make(int cell, Player player) {
                    List<Integer> before = listed(patterns.sums());
                    List<Integer> foretold = listed(patterns.after(cell, player));
                    assertThat(listed(patterns.sums())).isEqualTo(before);
                    patterns.make(cell, player);
                    assertThat(foretold).isEqualTo(listed(patterns.sums()));
                }

                @Override
                public void undo() {
                    patterns.undo();
                }

                @Override
                public void check(Board board) {}
            };
        });
    }

    private static List<Integer> listed(PatternSums sums) {
        return Arrays.stream(Player.values())
                .flatMap(player -> Stream.concat(
                        Stream.of(sums.value(player), sums.openThrees(player)),
                        Arrays.stream(Threat.values()).map(threat -> sums.count(player, threat))))
                .toList();
    }

    /** Compares the patterns with a scan of the board, which shares nothing with them but the names. */
    private static void compare(Gomoku rules, Board board, Patterns patterns) {
        for (Player player : Player.values()) {
            Map<Threat, Integer> counts = new EnumMap<>(Threat.class);
            int openThrees = 0;
            int fives = 0;
            StringBuilder fours = new StringBuilder();
            for (Cell cell : board.emptyCells()) {
                int number = cell.row() * rules.size() + cell.column();
                Map<Pattern, Integer> found = new EnumMap<>(Pattern.class);
                for (Direction direction : Direction.values()) {
                    Pattern pattern = LineScan.pattern(rules, board, cell, player, direction);
                    if (patterns.pattern(number, player, direction) != pattern) { // hundreds of thousands of times
                        assertThat(patterns.pattern(number, player, direction))
                                .as("%s at %s, %s: %s", player, cell, direction, board)
                                .isEqualTo(pattern);
                    }
                    found.merge(pattern, 1, Integer::sum);
                    openThrees |= pattern == Pattern.OPEN_FOUR ? 1 << direction.ordinal() : 0;
                }
                Threat threat = threat(found);
                if (patterns.threat(number, player) != threat) {
                    assertThat(patterns.threat(number, player)).isEqualTo(threat);
                }
                counts.merge(threat, 1, Integer::sum);
                fives ^= threat == Threat.FIVE ? number : 0;
                fours.append(threat.compareTo(Threat.FOUR) >= 0 ? number + " " : "");
            }
            for (Threat threat : Threat.values()) {
                assertThat(patterns.count(player, threat)).isEqualTo(counts.getOrDefault(threat, 0));
            }
            assertThat(patterns.sums().openThrees(player)).isEqualTo(Integer.bitCount(openThrees));
            assertThat(patterns.onlyFive(player)).isEqualTo(fives);
            int[] listed = new int[rules.size() * rules.size()];
            int count = patterns.fours(player, listed);
            StringBuilder text = new StringBuilder();
            IntStream.range(0, count).forEach(i -> text.append(listed[i]).append(' '));
            assertThat(text.toString()).isEqualTo(fours.toString());
            assertThat(patterns.hasFours(player)).isEqualTo(count > 0);
        }
        Patterns fromScratch = PatternEvaluation.patterns(rules, board);
        for (Player player : Player.values()) {
            assertThat(patterns.sums().value(player))
                    .as("%s", board)
                    .isEqualTo(fromScratch.sums().value(player));
            assertThat(patterns.sums().value(player))
                    .isEqualTo(board.emptyCells().stream()
                            .mapToInt(cell -> patterns.value(cell.row() * rules.size() + cell.column(), player))
                            .sum());
        }
    }

    private static Threat threat(Map<Pattern, Integer> found) {
        int threes = found.getOrDefault(Pattern.OPEN_THREE, 0);
        int fours = found.getOrDefault(Pattern.FOUR, 0);
        if (found.containsKey(Pattern.FIVE)) {
            return Threat.FIVE;
        } else if (found.containsKey(Pattern.OPEN_FOUR) || fours > 1) {
            return Threat.OPEN_FOUR;
        } else if (fours == 1) {
            return threes > 0 ? Threat.FOUR_THREE : Threat.FOUR;
        }
        return threes > 1 ? Threat.DOUBLE_THREE : threes == 1 ? Threat.OPEN_THREE : Threat.NONE;
    }

    @Test
    void wins_decided_positions_and_pairs_of_threats_are_valued_in_this_order() {
        int open = value("....XXX......../OO.O");
        int closed = value("...OXXX......../OO.O");
        assertThat(value("....XXXXX....../OOOO")).isEqualTo(PatternEvaluation.WON);
        assertThat(value("....XXXX......./OOO")).isEqualTo(PatternEvaluation.DECIDED);
        assertThat(value("...OXXXX......./OOO")).isBetween(open / 2, PatternEvaluation.DECIDED - 1);
        assertThat(value("....OOOO......./XXX")).isEqualTo(-PatternEvaluation.DECIDED);
        assertThat(open).isGreaterThan(closed);

        int row = value(".../.../.../......XXX");
        int column = value(".../.../.../......X/......X/......X");
        int crossed = value(".../.../.../......XXX/......X/......X");
        assertThat(crossed).as("a double three").isGreaterThan(row + column);

        int fourInRow = value(".../.../.../.....OXXXX");
        int fourInColumn = value(".../.../......O/......X/......X/......X/......X");
        int crossedFours = value(".../.../......O/.....OXXXX/......X/......X/......X");
        assertThat(crossedFours).as("a double four").isGreaterThan(fourInRow + fourInColumn);
    }

    /** Returns the value of a board that is given by its first rows; the others are empty. */
    private static int value(String rows) {
        Board board = Board.empty(15);
        String[] lines = rows.split("/", -1);
        for (int row = 0; row < lines.length; row++) {
            for (int column = 0; column < lines[row].length(); column++) {
                char symbol = lines[row].charAt(column);
                if (symbol != '.') {
                    board.put(
                            new Cell(row == 0 ? 7 : row == 1 && lines.length == 2 ? 14 : row + 3, column),
                            symbol == 'X' ? Player.X : Player.O);
                }
            }
        }
        return new PatternEvaluation(Gomoku.standard()).value(board);
    }
}
