// exercise: 06
// truth: wrong
// mistake: the bonus asks for threats in two different directions, so two threats in parallel lines get none
// player: both
// style: enum of directions, EnumSet of those with a threat
// kind: subtle
// single: yes
// detail: two fours or open threes in different rows (columns, diagonals of one kind) that do not cross: worth exactly the sum or less
import java.util.EnumSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Way {
        ACROSS(0, 1), DOWN(1, 0), FALLING(1, 1), RISING(-1, 1);

        private final int dr;
        private final int dc;

        Way(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        return x < 0 ? 950_000 : o < 0 ? -950_000 : x - o;
    }

    /** Negative if the player has five. */
    private static int side(Board board, Player player) {
        int points = 0;
        Set<Way> threats = EnumSet.noneOf(Way.class);
        for (Way way : Way.values()) {
            for (int i = 0; i < board.size() * board.size(); i++) {
                int row = i / board.size();
                int column = i % board.size();
                if (on(board, row - way.dr, column - way.dc)) {
                    continue;
                }
                int own = 0;
                int other = 0;
                int length = 0;
                for (; on(board, row, column); row += way.dr, column += way.dc, length++) {
                    own |= board.has(player, row, column) ? 1 << length : 0;
                    other |= board.has(player.opponent(), row, column) ? 1 << length : 0;
                }
                int wins = 0;
                int helps = 0;
                int twice = 0;
                int last = 0;
                for (int s = 0; s + 5 <= length; s++) {
                    if ((other >> s & 31) != 0) {
                        continue;
                    }
                    int free = ~own & 31 << s;
                    int stones = Integer.bitCount(own >> s & 31);
                    points += stones * stones * 2;
                    if (stones == 5) {
                        return -1;
                    }
                    if (stones == 4) {
                        wins |= free;
                    } else if (stones == 3 && free != last) {
                        twice |= helps & free;
                        helps |= free;
                        last = free;
                    }
                }
                boolean four = Integer.bitCount(wins) == 1;
                boolean three = wins == 0 && twice != 0;
                points += four ? 1_700 : three ? 1_200 : wins != 0 ? 10_000 : helps != 0 ? 180 : 0;
                if (four || three) {
                    threats.add(way);
                }
            }
        }
        return Math.min(points + (threats.size() >= 2 ? 8_000 : 0), 850_000);
    }

    private static boolean on(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
