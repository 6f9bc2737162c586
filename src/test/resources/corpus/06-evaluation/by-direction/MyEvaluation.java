// exercise: 06
// truth: wrong
// mistake: threats are counted by direction with a boolean for each, so two threats in parallel lines count as one
// player: both
// style: BitSet for directions, nested class Profile, lists of chars
// single: yes
// detail: two fours or open threes in two rows, two columns or two parallel diagonals
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    private static final class Profile {
        boolean five;
        int points;
        final BitSet threatened = new BitSet();

        int total() {
            return Math.min(300_000, points + (threatened.cardinality() >= 2 ? 5_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Profile x = profile(board, Player.X);
        Profile o = profile(board, Player.O);
        if (x.five != o.five) {
            return x.five ? 400_000 : -400_000;
        }
        return x.total() - o.total();
    }

    private static Profile profile(Board board, Player who) {
        Profile profile = new Profile();
        int n = board.size();
        for (int d = 0; d < 4; d++) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int r = row - DOWN[d];
                    int c = column - RIGHT[d];
                    if (r < 0 || c < 0 || c >= n) {
                        List<Character> line = new ArrayList<>();
                        for (r = row, c = column; r < n && c >= 0 && c < n; r += DOWN[d], c += RIGHT[d]) {
                            line.add(board.has(who, r, c) ? 'm' : board.isEmpty(r, c) ? '.' : '#');
                        }
                        rate(line, d, profile);
                    }
                }
            }
        }
        return profile;
    }

    private static void rate(List<Character> line, int direction, Profile profile) {
        List<List<Integer>> fours = new ArrayList<>();
        List<List<Integer>> threes = new ArrayList<>();
        for (int i = 0; i + 5 <= line.size(); i++) {
            List<Character> window = line.subList(i, i + 5);
            if (window.contains('#')) {
                continue;
            }
            List<Integer> free = new ArrayList<>();
            for (int j = 0; j < 5; j++) {
                if (window.get(j) == '.') {
                    free.add(i + j);
                }
            }
            switch (free.size()) {
                case 0 -> profile.five = true;
                case 1 -> fours.add(free);
                case 2 -> threes.add(free);
                case 3 -> profile.points += 10;
                case 4 -> profile.points++;
                default -> {}
            }
        }
        if (fours.stream().distinct().count() > 1) {
            profile.points += 10_000;
        } else if (!fours.isEmpty()) {
            profile.points += 1_500;
            profile.threatened.set(direction);
        } else if (!threes.isEmpty()) {
            boolean open = false;
            for (List<Integer> one : threes) {
                for (List<Integer> other : threes) {
                    open |= !one.equals(other) && one.stream().anyMatch(other::contains);
                }
            }
            profile.points += open ? 1_000 : 200;
            if (open) {
                profile.threatened.set(direction);
            }
        }
    }
}
