package plybook.gomocup;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Cell;

/**
 * A line from the manager: a word and the text after it.
 *
 * @param word the first word, in capitals
 */
record Command(String word, String rest) {
    private static final Pattern WORD = Pattern.compile("(\\S+)\\s*(.*)", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
    private static final Pattern TWO = Pattern.compile("(-?\\d{1,9})\\s*[,\\s]\\s*(-?\\d{1,9})");

    /** @param line a line that is not empty */
    static Command of(String line) {
        Matcher matcher = WORD.matcher(line);
        return matcher.matches()
                ? new Command(matcher.group(1).toUpperCase(Locale.ROOT), matcher.group(2))
                : new Command("", line);
    }

    /** Two numbers. */
    record Pair(int first, int second) {}

    /** Returns the one number after the word. */
    int number(String example) throws Refusal {
        if (!NUMBER.matcher(rest).matches()) {
            throw new Refusal("expected a number, as in " + example + ", found " + quoted(rest));
        }
        return Integer.parseInt(rest);
    }

    /** Returns the two numbers after the word. */
    Pair pair(String example) throws Refusal {
        return pair(rest, example);
    }

    private static Pair pair(String text, String example) throws Refusal {
        Matcher two = TWO.matcher(text);
        if (!two.matches()) {
            throw new Refusal("expected two numbers, as in " + example + ", found " + quoted(text));
        }
        return new Pair(Integer.parseInt(two.group(1)), Integer.parseInt(two.group(2)));
    }

    /** Returns the cell after the word, on a board of this size: x is the column and y the row. */
    Cell cell(int size) throws Refusal {
        return cell(rest, size, word + " 7,8");
    }

    /** Returns the cell that a text names. */
    static Cell cell(String text, int size, String example) throws Refusal {
        Pair pair = pair(text, example);
        if (pair.first < 0 || pair.first >= size || pair.second < 0 || pair.second >= size) {
            throw new Refusal(
                    pair.first + "," + pair.second + " is outside the board: x and y go from 0 to " + (size - 1));
        }
        return new Cell(pair.second, pair.first);
    }

    /** Returns a cell as the protocol writes it. */
    static String written(Cell cell) {
        return cell.column() + "," + cell.row();
    }

    /** Returns text of the manager in quotes, short and harmless enough to be sent back on one line. */
    static String quoted(String text) {
        String plain = text.replaceAll("[^\\x20-\\x7e]", "?").replace('"', '\'');
        return '"' + (plain.length() > 40 ? plain.substring(0, 40) + "..." : plain) + '"';
    }
}
