// exercise: 07
// truth: wrong
// mistake: the answer is remembered for the position object and the window, although the same object is another position after make or undo
// player: both
// style: record as key of a map, search in an inner method
// kind: subtle
// single: yes
// detail: asked twice about the same object with the same window after the caller has made or undone a move
import java.util.HashMap;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

public class MyInPlaceSearch<A> implements InPlaceTask<A> {
    private record Question(Object position, Window window) {}

    private final Map<Question, Integer> answers = new HashMap<>();

    @Override
    public int value(Position<A> position, int alpha, int beta) {
        Question question = new Question(position, new Window(alpha, beta));
        Integer known = answers.get(question);
        if (known == null) {
            known = search(position, question.window());
            answers.put(question, known);
        }
        return known;
    }

    private int search(Position<A> position, Window window) {
        if (position.terminal()) {
            return position.utility();
        }
        Player player = position.player();
        Integer best = null;
        for (A action : position.actions()) {
            position.make(action);
            int value = search(position, window);
            position.undo();
            if (best == null || (player == Player.MAX ? value > best : value < best)) {
                best = value;
                window = window.narrowedBy(player, value);
            }
            if (window.closed()) {
                break;
            }
        }
        return best;
    }
}
