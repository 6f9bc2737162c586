package plybook.guest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import plybook.game.Player;
import plybook.game.Position;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/** A tree played in place, which can say where it stands. */
final class InPlace implements Position<Integer> {
    private final TreeGame game;
    private final List<TreeState> line = new ArrayList<>();
    private final List<Integer> made = new ArrayList<>();

    InPlace(Tree shape, IntUnaryOperator valueOfLeaf) {
        game = new TreeGame(shape, valueOfLeaf);
        line.add(game.initialState());
    }

    private TreeState here() {
        return line.get(line.size() - 1);
    }

    @Override
    public Player player() {
        return game.player(here());
    }

    @Override
    public List<Integer> actions() {
        return game.actions(here());
    }

    @Override
    public void make(Integer action) {
        line.add(game.result(here(), action));
        made.add(action);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing to undo: every move that was made is undone already");
        }
        line.remove(line.size() - 1);
        made.remove(made.size() - 1);
    }

    @Override
    public boolean terminal() {
        return game.terminal(here());
    }

    @Override
    public int utility() {
        return game.utility(here());
    }

    /** The way from where the position began to where it stands now. */
    List<Integer> way() {
        return List.copyOf(made);
    }

    /** The moves that were not undone, such as {@code 0 2}; nothing if all were. */
    Optional<String> left() {
        return made.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        String.join(" ", made.stream().map(String::valueOf).toList()));
    }
}
