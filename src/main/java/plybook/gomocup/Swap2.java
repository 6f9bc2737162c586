package plybook.gomocup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;

/**
 * The opening by Swap2, which takes away the advantage of the first move. One side places three stones. The other side takes the colour that it
 * prefers, or adds two stones and leaves the choice to the first. The stones are X, O, X, O, X in turn; after three or five of them O moves.
 */
final class Swap2 {
    private static final int OPENING = 3;
    private static final int LONG_OPENING = 5;

    /** The number of openings to try. The most even one is placed. */
    private static final int TRIED = 6;

    /** The largest value at which we do not prefer a colour: about as much as an open two. */
    private static final int EVEN = 20;

    private final Gomoku rules;
    private final List<Cell> stones;

    private Swap2(Gomoku rules, List<Cell> stones) {
        this.rules = rules;
        this.stones = List.copyOf(stones);
    }

    /** @throws Refusal if these cannot be the stones of an opening, which has 0, 3 or 5 of them */
    static Swap2 after(Gomoku rules, List<Cell> stones) throws Refusal {
        if (!List.of(0, OPENING, LONG_OPENING).contains(stones.size())) {
            throw new Refusal("SWAP2BOARD has 0, 3 or 5 stones before DONE, not " + stones.size());
        }
        return new Swap2(rules, stones);
    }

    /** Returns the stones of the opening, or SWAP, or one stone to keep the colour, or two stones to leave the choice to the other side. */
    String answer(GomokuPlayer player, Supplier<Limits> limits) {
        return stones.isEmpty() ? opening(player, limits) : choice(player, limits);
    }

    private String opening(GomokuPlayer player, Supplier<Limits> limits) {
        List<Cell> best = List.of();
        int even = Integer.MAX_VALUE;
        Random random = new Random();
        for (int i = 0; i < TRIED; i++) {
            List<Cell> three = scattered(random);
            Limits all = limits.get();
            int unfair = Math.abs(decide(player, three, part(all, TRIED - i)).value());
            if (unfair < even) {
                best = three;
                even = unfair;
            }
        }
        return written(best);
    }

    /** Returns three random cells near the middle. */
    private List<Cell> scattered(Random random) {
        int reach = Math.min(3, (rules.size() - 1) / 2);
        int middle = rules.size() / 2;
        List<Cell> near = new ArrayList<>();
        for (int row = middle - reach; row <= middle + reach; row++) {
            for (int column = middle - reach; column <= middle + reach; column++) {
                if (row < rules.size() && column < rules.size()) {
                    near.add(new Cell(row, column));
                }
            }
        }
        Collections.shuffle(near, random);
        return List.copyOf(near.subList(0, OPENING));
    }

    private String choice(GomokuPlayer player, Supplier<Limits> limits) {
        boolean twoMayBeAdded = stones.size() == OPENING;
        Decision next = decide(player, stones, twoMayBeAdded ? part(limits.get(), 2) : limits.get());
        if (twoMayBeAdded && Math.abs(next.value()) <= EVEN) {
            List<Cell> four =
                    Stream.concat(stones.stream(), Stream.of(next.move())).toList();
            return written(
                    List.of(next.move(), decide(player, four, limits.get()).move()));
        }
        return next.value() > 0 ? "SWAP" : Command.written(next.move());
    }

    private Decision decide(GomokuPlayer player, List<Cell> cells, Limits limits) {
        Board board = rules.initialState();
        for (Cell cell : cells) {
            board.put(cell, rules.player(board));
        }
        return player.move(rules, board, limits);
    }

    private static Limits part(Limits all, int parts) {
        return all.withTime(all.time().dividedBy(parts));
    }

    private static String written(List<Cell> cells) {
        return cells.stream().map(Command::written).collect(Collectors.joining(" "));
    }
}
