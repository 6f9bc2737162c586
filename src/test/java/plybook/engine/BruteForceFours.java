package plybook.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Direction;
import plybook.gomoku.Gomoku;

/**
 * An oracle that proves a victory by continuous fours from the rules alone. A four is a move after which another move would win at once; the
 * opponent must not be able to win at once itself. It uses no patterns, keeps nothing up to date and looks at every window of the board.
 */
final class BruteForceFours {
    private final Gomoku rules;
    private final Map<String, Boolean> known = new HashMap<>();

    BruteForceFours(Gomoku rules) {
        this.rules = rules;
    }

    /** Returns whether the player to move can force five with at most so many fours. */
    boolean wins(Board board, int fours) {
        String key = fours + board.toString();
        Boolean answer = known.get(key);
        if (answer == null) {
            answer = workedOut(board, fours);
            known.put(key, answer);
        }
        return answer;
    }

    private boolean workedOut(Board board, int fours) {
        Player me = rules.player(board);
        if (winningCell(board, me).isPresent()) {
            return true;
        }
        if (fours == 0) {
            return false;
        }
        Set<Cell> tries = winningCell(board, me.opponent())
                .map(danger -> Set.of(danger))
                .orElseGet(() -> emptyInWindowsWith(board, me, 3));
        return tries.stream().anyMatch(cell -> isWinningFour(board, cell, me, fours));
    }

    private boolean isWinningFour(Board board, Cell cell, Player me, int fours) {
        Board after = rules.result(board, cell);
        Optional<Cell> five = winningCell(after, me);
        if (five.isEmpty() || winningCell(after, me.opponent()).isPresent()) {
            return false;
        }
        return wins(rules.result(after, five.get()), fours - 1);
    }

    /** Returns the first cell, row by row, on which a stone of the player wins. */
    private Optional<Cell> winningCell(Board board, Player player) {
        for (Cell cell : emptyInWindowsWith(board, player, 4)) {
            board.put(cell, player);
            boolean wins = !rules.winningLine(board, cell).isEmpty();
            board.clear(cell);
            if (wins) {
                return Optional.of(cell);
            }
        }
        return Optional.empty();
    }

    /** Returns the empty cells of all windows in which the player has so many stones and the opponent none. */
    private static Set<Cell> emptyInWindowsWith(Board board, Player player, int stones) {
        Set<Cell> found = new TreeSet<>();
        for (Direction direction : Direction.values()) {
            for (int start = 0; start < board.size() * board.size(); start++) {
                int row = start / board.size();
                int column = start % board.size();
                int lastRow = row + 4 * direction.rows();
                int lastColumn = column + 4 * direction.columns();
                if (lastRow >= board.size() || lastColumn < 0 || lastColumn >= board.size()) {
                    continue;
                }
                List<Cell> empty = new ArrayList<>();
                int own = 0;
                for (int i = 0; i < 5; i++) {
                    int r = row + i * direction.rows();
                    int c = column + i * direction.columns();
                    if (board.has(player, r, c)) {
                        own++;
                    } else if (!board.has(player.opponent(), r, c)) {
                        empty.add(new Cell(r, c));
                    }
                }
                if (own == stones && empty.size() == 5 - stones) {
                    found.addAll(empty);
                }
            }
        }
        return found;
    }
}
