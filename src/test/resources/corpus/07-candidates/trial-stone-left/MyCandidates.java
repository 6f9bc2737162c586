// exercise: 07
// truth: wrong
// mistake: when the second way to five is found the method returns at once, and the trial stone stays on the board
// player: both
// style: early returns, Iterator over the empty cells
// single: yes
// detail: ordered changes the position, but only if some candidate makes two fives possible
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board position;
    private int dist;
    private Map<Cell, Integer> neighbours;
    private List<Cell> game;

    @Override
    public void start(Board board, int radius) {
        position = board.copy();
        dist = radius;
        neighbours = new LinkedHashMap<>();
        game = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.at(i, j).isPresent()) {
                    change(new Cell(i, j), +1);
                }
            }
        }
    }

    private void change(Cell centre, int by) {
        for (int i = -dist; i <= dist; i++) {
            for (int j = -dist; j <= dist; j++) {
                int row = centre.row() + i;
                int column = centre.column() + j;
                if (row >= 0 && column >= 0 && row < position.size() && column < position.size()) {
                    neighbours.merge(new Cell(row, column), by, Integer::sum);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        position.put(cell, player());
        change(cell, +1);
        game.add(cell);
    }

    @Override
    public void undo() {
        if (game.isEmpty()) {
            throw new IllegalStateException("the game is at its start");
        }
        Cell cell = game.remove(game.size() - 1);
        change(cell, -1);
        position.clear(cell);
    }

    @Override
    public Player player() {
        return position.count(Player.X) == position.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (position.stones() == 0) {
            list.add(new Cell(position.size() / 2, position.size() / 2));
        }
        for (Map.Entry<Cell, Integer> entry : neighbours.entrySet()) {
            if (entry.getValue() > 0 && position.isEmpty(entry.getKey())) {
                list.add(entry.getKey());
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> last = new ArrayList<>();
        Player mine = player();
        Player other = mine.opponent();
        for (Cell cell : candidates()) {
            if (isFive(cell, mine)) first.add(cell);
            else if (isFive(cell, other)) second.add(cell);
            else if (isDouble(cell, mine)) third.add(cell);
            else last.add(cell);
        }
        List<Cell> all = new ArrayList<>(first);
        all.addAll(second);
        all.addAll(third);
        all.addAll(last);
        return all;
    }

    private boolean isDouble(Cell cell, Player mine) {
        position.put(cell, mine);
        int found = 0;
        Iterator<Cell> it = position.emptyCells().iterator();
        while (it.hasNext()) {
            if (isFive(it.next(), mine)) {
                found++;
                if (found == 2) {
                    return true;
                }
            }
        }
        position.clear(cell);
        return false;
    }

    private boolean isFive(Cell cell, Player p) {
        return inLine(cell, p, 0, 1) || inLine(cell, p, 1, 0) || inLine(cell, p, 1, 1) || inLine(cell, p, 1, -1);
    }

    private boolean inLine(Cell cell, Player p, int a, int b) {
        int n = 1;
        int i = cell.row();
        int j = cell.column();
        while (stone(p, i + a, j + b)) {
            i += a;
            j += b;
            n++;
        }
        i = cell.row();
        j = cell.column();
        while (stone(p, i - a, j - b)) {
            i -= a;
            j -= b;
            n++;
        }
        return n >= 5;
    }

    private boolean stone(Player p, int i, int j) {
        return i >= 0 && j >= 0 && i < position.size() && j < position.size() && position.has(p, i, j);
    }
}
