package plybook.guest.trees;

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
public final class InPlace implements Position<Move> {
    private final TreeGame game;
    private final List<TreeState> line = new ArrayList<>();
    private final List<Integer> made = new ArrayList<>();
    private IntUnaryOperator valueOfLeaf;

    /** The number of moves that were made before the question. */
    private int before;

    public InPlace(Tree shape, IntUnaryOperator valueOfLeaf) {
        this.valueOfLeaf = valueOfLeaf;
        game = new TreeGame(shape, leaf -> this.valueOfLeaf.applyAsInt(leaf));
        line.add(game.initialState());
    }

    /** Goes on in the next question, after these moves from the beginning. */
    public void goOn(List<Integer> moves, IntUnaryOperator sold) {
        valueOfLeaf = sold;
        line.subList(1, line.size()).clear();
        made.clear();
        moves.forEach(number -> make(new Move(number)));
        before = moves.size();
    }

    private TreeState here() {
        return line.get(line.size() - 1);
    }

    @Override
    public Player player() {
        return game.player(here());
    }

    @Override
    public List<Move> actions() {
        return game.actions(here()).stream().map(Move::new).toList();
    }

    @Override
    public void make(Move action) {
        line.add(game.result(here(), action.number()));
        made.add(action.number());
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
    public List<Integer> way() {
        return List.copyOf(made.subList(Math.min(before, made.size()), made.size()));
    }

    /** The moves that were not undone, such as {@code 0 2}, or how many too many were, such as {@code -1}; nothing if all were and no more. */
    public Optional<String> left() {
        if (made.size() < before) {
            return Optional.of(String.valueOf(made.size() - before));
        }
        return way().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        String.join(" ", way().stream().map(String::valueOf).toList()));
    }
}
