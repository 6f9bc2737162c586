// exercise: 07
// truth: wrong
// mistake: make pushes the move on the stack before board.put refuses it, so after a refused move undo takes back something that was never made
// player: both
// style: whole board looked at each time, stack of cells, streams
// single: yes
// detail: only after a make that was refused; then undo clears the taken cell of another stone, or fails on a cell outside
import static java.util.stream.Collectors.toList;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    private Board spielbrett;
    private int abstand;
    private Deque<Cell> verlauf = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        spielbrett = board.copy();
        abstand = radius;
        verlauf = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        verlauf.addLast(cell);
        spielbrett.put(cell, player());
    }

    @Override
    public void undo() {
        if (verlauf.isEmpty()) throw new IllegalStateException("Kein Zug da");
        spielbrett.clear(verlauf.removeLast());
    }

    @Override
    public Player player() {
        return spielbrett.count(Player.X) > spielbrett.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return spielbrett.copy();
    }

    @Override
    public List<Cell> candidates() {
        int n = spielbrett.size();
        if (spielbrett.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        return spielbrett.emptyCells().stream().filter(this::nah).collect(toList());
    }

    private boolean nah(Cell z) {
        int n = spielbrett.size();
        return IntStream.rangeClosed(Math.max(0, z.row() - abstand), Math.min(n - 1, z.row() + abstand))
                .anyMatch(r -> IntStream.rangeClosed(Math.max(0, z.column() - abstand), Math.min(n - 1, z.column() + abstand))
                        .anyMatch(c -> !spielbrett.isEmpty(r, c)));
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        return candidates().stream()
                .sorted(Comparator.comparingInt(z -> stufe(z, ich)))
                .collect(toList());
    }

    private int stufe(Cell z, Player ich) {
        if (fuenf(spielbrett, z, ich)) return 0;
        if (fuenf(spielbrett, z, ich.opponent())) return 1;
        Board probe = spielbrett.copy();
        probe.put(z, ich);
        return probe.emptyCells().stream().filter(y -> fuenf(probe, y, ich)).count() >= 2 ? 2 : 3;
    }

    private static boolean fuenf(Board b, Cell z, Player p) {
        return IntStream.range(0, 4).anyMatch(i -> {
            int laenge = 1;
            for (int vz : new int[] {1, -1}) {
                int r = z.row() + vz * DY[i], c = z.column() + vz * DX[i];
                while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
                    laenge++;
                    r += vz * DY[i];
                    c += vz * DX[i];
                }
            }
            return laenge >= 5;
        });
    }
}
