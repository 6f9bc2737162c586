// exercise: 06
// truth: wrong
// mistake: a window of five own stones is a win only if no further own stone is next to it, so six in a row are no five
// player: both
// style: iterator over windows, Optional for cells outside, switch expressions
// kind: slip
// single: yes
// detail: six and more in a row without a five elsewhere are worth almost nothing
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Step(int dr, int dc) {}

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));
    private static final int WIN = 1_000_000;

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        return x == WIN ? WIN : o == WIN ? -WIN : x - o;
    }

    private Optional<Player> at(Board board, int r, int c) {
        return r < 0 || c < 0 || r >= board.size() || c >= board.size() ? Optional.empty() : board.at(r, c);
    }

    private int of(Board board, Player me) {
        Optional<Player> mine = Optional.of(me);
        int sum = 0;
        int threats = 0;
        for (Step s : STEPS) {
            for (Iterator<int[]> starts = starts(board.size(), s).iterator(); starts.hasNext(); ) {
                int[] at = starts.next();
                Set<Integer> wins = new HashSet<>();
                Set<List<Integer>> pairs = new HashSet<>();
                for (int k = 0; inside(board, at[0] + (k + 4) * s.dr(), at[1] + (k + 4) * s.dc()); k++) {
                    int stones = 0;
                    int blocked = 0;
                    List<Integer> free = new ArrayList<>();
                    for (int i = k; i < k + 5; i++) {
                        Optional<Player> who = at(board, at[0] + i * s.dr(), at[1] + i * s.dc());
                        if (who.equals(mine)) {
                            stones++;
                        } else if (who.isPresent()) {
                            blocked++;
                        } else {
                            free.add(i);
                        }
                    }
                    if (blocked > 0) {
                        continue;
                    }
                    switch (stones) {
                        case 5 -> {
                            boolean longer = at(board, at[0] + (k - 1) * s.dr(), at[1] + (k - 1) * s.dc()).equals(mine)
                                    || at(board, at[0] + (k + 5) * s.dr(), at[1] + (k + 5) * s.dc()).equals(mine);
                            if (!longer) {
                                return WIN;
                            }
                        }
                        case 4 -> wins.add(free.get(0));
                        case 3 -> pairs.add(free);
                        case 2 -> sum += 10;
                        case 1 -> sum += 1;
                        default -> {}
                    }
                }
                if (!wins.isEmpty()) {
                    sum += wins.size() == 1 ? 1_500 : 12_000;
                    threats += wins.size() == 1 ? 1 : 0;
                } else if (!pairs.isEmpty()) {
                    long cells = pairs.stream().flatMap(List::stream).distinct().count();
                    boolean open = cells != 2L * pairs.size();
                    sum += open ? 1_000 : 190;
                    threats += open ? 1 : 0;
                }
            }
        }
        return Math.min(450_000, threats < 2 ? sum : sum + 6_000);
    }

    private boolean inside(Board board, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private List<int[]> starts(int n, Step s) {
        List<int[]> list = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                int pr = r - s.dr();
                int pc = c - s.dc();
                if (pr < 0 || pc < 0 || pc >= n) {
                    list.add(new int[] {r, c});
                }
            }
        }
        return list;
    }
}
