package plybook.gomoku;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

/**
 * An oracle that finds the pattern of a stone by the definition: it copies the line as text, puts stones on it and counts. It looks only at
 * cells within reach of the stone, as the definition says.
 */
final class LineScan {
    private static final Map<String, Pattern> KNOWN = new ConcurrentHashMap<>();

    private LineScan() {}

    static Pattern pattern(Gomoku rules, Board board, Cell cell, Player player, Direction direction) {
        int reach = rules.rule() == Rule.FIVE_OR_MORE ? 4 : 5;
        char[] line = new char[2 * reach + 1];
        for (int step = -reach; step <= reach; step++) {
            int row = cell.row() + step * direction.rows();
            int column = cell.column() + step * direction.columns();
            boolean inside = row >= 0 && row < rules.size() && column >= 0 && column < rules.size();
            line[step + reach] = !inside
                    ? '#'
                    : board.at(row, column)
                            .map(each -> each == player ? 'X' : '#')
                            .orElse('.');
        }
        line[reach] = 'X';
        return pattern(rules.rule(), line);
    }

    private static Pattern pattern(Rule rule, char[] line) {
        String key = rule + new String(line);
        Pattern known = KNOWN.get(key);
        if (known == null) {
            known = workedOut(rule, line);
            KNOWN.put(key, known);
        }
        return known;
    }

    private static Pattern workedOut(Rule rule, char[] line) {
        if (isFive(rule, line)) {
            return Pattern.FIVE;
        }
        int fives = completions(rule, line, Pattern.FIVE);
        if (fives > 0) {
            return fives > 1 ? Pattern.OPEN_FOUR : Pattern.FOUR;
        } else if (completions(rule, line, Pattern.OPEN_FOUR) > 0) {
            return Pattern.OPEN_THREE;
        } else if (completions(rule, line, Pattern.FOUR) > 0) {
            return Pattern.THREE;
        } else if (completions(rule, line, Pattern.OPEN_THREE) > 0) {
            return Pattern.OPEN_TWO;
        } else if (completions(rule, line, Pattern.THREE) > 0) {
            return Pattern.TWO;
        }
        return completions(rule, line, Pattern.OPEN_TWO) + completions(rule, line, Pattern.TWO) > 0
                ? Pattern.ONE
                : Pattern.NONE;
    }

    private static int completions(Rule rule, char[] line, Pattern pattern) {
        int count = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                char[] next = Arrays.copyOf(line, line.length);
                next[i] = 'X';
                count += pattern(rule, next) == pattern ? 1 : 0;
            }
        }
        return count;
    }

    /** Returns whether the stone in the middle is in a row of five. */
    private static boolean isFive(Rule rule, char[] line) {
        int first = line.length / 2;
        int last = first;
        while (first > 0 && line[first - 1] == 'X') {
            first--;
        }
        while (last < line.length - 1 && line[last + 1] == 'X') {
            last++;
        }
        int length = last - first + 1;
        return length == 5 || (length > 5 && rule == Rule.FIVE_OR_MORE);
    }
}
