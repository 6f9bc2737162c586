package plybook.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The crosstable as text: the points of each player against each other one, the strongest first. */
public final class Crosstable {
    private Crosstable() {}

    /** Returns the table, with an explanation of its columns under it. */
    public static String of(Results results) {
        List<Rating> ratings = Ratings.of(results);
        Results playedOut = results.playedOut();
        boolean forfeits = playedOut.games().size() < results.games().size();
        List<Rating> byPlay = forfeits ? Ratings.of(playedOut) : List.of();
        List<Integer> order = IntStream.range(0, ratings.size())
                .boxed()
                .sorted(Comparator.comparing(i -> -ratings.get(i).elo()))
                .toList();
        List<List<String>> rows = new ArrayList<>();
        rows.add(header(order.size(), forfeits));
        for (int place = 0; place < order.size(); place++) {
            List<String> row = row(results, order, place, ratings.get(order.get(place)));
            byPlay.stream().skip(order.get(place)).limit(1).forEach(rating -> addTo(row, rating));
            rows.add(row);
        }
        return aligned(rows)
                + "\nPoints against each of the others: 1 for a win, ½ for a tie. Forfeits are among the games without a point.\n"
                + "Elo: the average is 0, ± is 95 % (Bradley and Terry; one tie against an average player is added for everybody).\n"
                + (forfeits ? "By play: the same without the games that were forfeited.\n" : "");
    }

    private static List<String> header(int count, boolean forfeits) {
        List<String> header = new ArrayList<>(List.of("", ""));
        IntStream.rangeClosed(1, count).forEach(number -> header.add(String.valueOf(number)));
        header.addAll(List.of("points", "games", "ties", "forfeits", "Elo", "±"));
        if (forfeits) {
            header.addAll(List.of("by play", "±"));
        }
        return header;
    }

    private static List<String> row(Results results, List<Integer> order, int place, Rating rating) {
        Contender contender = results.contenders().get(order.get(place));
        List<String> row = new ArrayList<>(List.of(String.valueOf(place + 1), contender.name()));
        for (int index : order) {
            Contender other = results.contenders().get(index);
            row.add(results.games(contender, other) == 0 ? "·" : points(results.points(contender, other)));
        }
        row.add(points(results.points(contender)));
        row.add(String.valueOf(results.games(contender)));
        row.add(String.valueOf(results.ties(contender)));
        row.add(String.valueOf(results.forfeits(contender)));
        addTo(row, rating);
        return row;
    }

    private static void addTo(List<String> row, Rating rating) {
        row.add(String.format(Locale.ROOT, "%+d", Math.round(rating.elo())));
        row.add(String.format(Locale.ROOT, "%.0f", rating.error()));
    }

    /** Returns points as people write them: 3½. */
    static String points(double points) {
        int whole = (int) points;
        String half = points == whole ? "" : "½";
        return whole == 0 && !half.isEmpty() ? half : whole + half;
    }

    /** Aligns names to the left of their columns, and numbers to the right. */
    private static String aligned(List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = IntStream.range(0, columns)
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                String cell = row.get(column);
                String blanks = " ".repeat(widths[column] - cell.length());
                line.append(column == 0 ? "" : "  ").append(column == 1 ? cell + blanks : blanks + cell);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
