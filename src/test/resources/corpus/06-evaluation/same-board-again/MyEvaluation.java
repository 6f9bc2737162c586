// exercise: 06
// truth: wrong
// mistake: the last value is given again if the board is the same object with as many stones as before, although other stones may stand on it by now
// player: both
// style: char grid, a small cache of one board in fields, Optional
// kind: subtle
// single: yes
// detail: a search takes a stone back and puts another one on the same board object (or the other player's), with no question in between
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private Board lastBoard;
    private int lastStones;
    private int lastValue;

    @Override
    public int value(Board board) {
        // checks and searches often ask twice in a row; a stone more or less shows in the number of stones
        if (board != lastBoard || board.stones() != lastStones) {
            lastValue = evaluate(board);
            lastBoard = board;
            lastStones = board.stones();
        }
        return lastValue;
    }

    private static int evaluate(Board board) {
        int n = board.size();
        char[][] grid = new char[n + 2][n + 2]; // with a frame of zeros
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                grid[r + 1][c + 1] = board.at(r, c).map(Player::symbol).orElse('.');
            }
        }
        Optional<Integer> x = side(grid, 'X');
        Optional<Integer> o = side(grid, 'O');
        if (x.isPresent() && o.isPresent()) {
            return x.get() - o.get();
        }
        return x.isEmpty() ? 777_777 : -777_777;
    }

    private static Optional<Integer> side(char[][] grid, char me) {
        int points = 0;
        int threats = 0;
        for (int r = 1; r < grid.length - 1; r++) {
            for (int c = 1; c < grid.length - 1; c++) {
                for (int d = 0; d < 4; d++) {
                    int dr = d > 0 ? 1 : 0;
                    int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
                    if (grid[r - dr][c - dc] != 0) {
                        continue; // the line began earlier
                    }
                    int wins = 0;
                    int all = 0;
                    int shared = 0;
                    int before = 0;
                    for (int s = 0; ; s++) {
                        int stones = 0;
                        int free = 0;
                        int i = s;
                        for (; i < s + 5; i++) {
                            int row = r + i * dr;
                            int column = c + i * dc;
                            if (row > grid.length - 1 || column < 0 || column > grid.length - 1 || grid[row][column] == 0) {
                                break;
                            }
                            if (grid[row][column] == me) {
                                stones++;
                            } else if (grid[row][column] == '.') {
                                free |= 1 << i;
                            }
                        }
                        if (i < s + 5) {
                            break;
                        }
                        int missing = Integer.bitCount(free);
                        if (stones + missing < 5) {
                            continue;
                        }
                        if (missing == 0) {
                            return Optional.empty();
                        }
                        if (missing == 1) {
                            wins |= free;
                        } else if (missing == 2 && free != before) {
                            shared |= all & free;
                            all |= free;
                            before = free;
                        } else if (missing == 3) {
                            points += 9;
                        } else if (missing == 4) {
                            points += 1;
                        }
                    }
                    if (Integer.bitCount(wins) > 1) {
                        points += 9_500;
                    } else if (wins != 0) {
                        points += 1_450;
                        threats++;
                    } else if (all != 0) {
                        points += shared != 0 ? 980 : 190;
                        threats += shared != 0 ? 1 : 0;
                    }
                }
            }
        }
        if (threats > 1) {
            points += 4_800;
        }
        return Optional.of(Math.min(points, 380_000));
    }
}
