// exercise: 07
// truth: wrong
// mistake: positions that the same actions have led to in another order are taken for the same position, which holds in Tic-Tac-Toe and not in every game
// kind: subtle
// player: both
// style: transposition table with bounds, key is a sorted list of hash codes and the number of plies
// single: yes
// detail: sometimes; on trees where the paths 0-1 and 1-0 both exist
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Entry(int lower, int upper) {}

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        return search(position, alpha, beta, new ArrayList<>(), new HashMap<>());
    }

    private List<Integer> key(List<A> made) {
        Integer[] codes = made.stream().map(Object::hashCode).toArray(Integer[]::new);
        Arrays.sort(codes);
        return List.of(codes);
    }

    private int search(Position<A> position, int alpha, int beta, List<A> made, Map<List<Integer>, Entry> table) {
        if (position.terminal()) {
            return position.utility();
        }
        List<Integer> key = key(made);
        Entry entry = table.getOrDefault(key, new Entry(-Window.INFINITY, Window.INFINITY));
        if (entry.lower == entry.upper || entry.lower >= beta) {
            return entry.lower;
        }
        if (entry.upper <= alpha) {
            return entry.upper;
        }
        int a = Math.max(alpha, entry.lower);
        int b = Math.min(beta, entry.upper);
        int low = a;
        int high = b;
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (A action : position.actions()) {
            position.make(action);
            made.add(action);
            int v = search(position, a, b, made, table);
            made.remove(made.size() - 1);
            position.undo();
            best = max ? Math.max(best, v) : Math.min(best, v);
            if (max) {
                a = Math.max(a, best);
            } else {
                b = Math.min(b, best);
            }
            if (a >= b) {
                break;
            }
        }
        if (best <= low) {
            table.put(key, new Entry(entry.lower, best));
        } else if (best >= high) {
            table.put(key, new Entry(best, entry.upper));
        } else {
            table.put(key, new Entry(best, best));
        }
        return best;
    }
}
