// exercise: 07
// truth: wrong
// mistake: make writes the move down before the board has accepted it, so a refused move stays in the pile and the next undo takes back that cell instead of the last stone
// kind: slip
// player: both
// style: whole board looked at each time, a Stack of moves, student code
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board myBoard;
    private int myRadius;
    private Stack<Cell> history;

    @Override
    public void start(Board board, int radius) {
        myBoard = board.copy();
        myRadius = radius;
        history = new Stack<>();
    }

    @Override
    public void make(Cell cell) {
        history.push(cell);
        myBoard.put(cell, player());
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("There is no move that can be undone!");
        }
        Cell last = history.pop();
        myBoard.clear(last);
    }

    @Override
    public Player player() {
        int x = myBoard.count(Player.X);
        int o = myBoard.count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (myBoard.stones() == 0) {
            int middle = myBoard.size() / 2;
            list.add(new Cell(middle, middle));
            return list;
        }
        for (int i = 0; i < myBoard.size(); i++) {
            for (int j = 0; j < myBoard.size(); j++) {
                if (myBoard.isEmpty(i, j) && hasStoneNear(i, j)) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    private boolean hasStoneNear(int i, int j) {
        for (int k = i - myRadius; k <= i + myRadius; k++) {
            for (int l = j - myRadius; l <= j + myRadius; l++) {
                if (valid(k, l) && !myBoard.isEmpty(k, l)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean valid(int i, int j) {
        return i >= 0 && j >= 0 && i < myBoard.size() && j < myBoard.size();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> first = new ArrayList<>();
        List<Cell> second = new ArrayList<>();
        List<Cell> third = new ArrayList<>();
        List<Cell> fourth = new ArrayList<>();
        Player me = player();
        for (Cell cell : candidates()) {
            if (makesFive(cell.row(), cell.column(), me)) {
                first.add(cell);
            } else if (makesFive(cell.row(), cell.column(), me.opponent())) {
                second.add(cell);
            } else {
                myBoard.put(cell, me);
                int count = 0;
                for (int i = -4; i <= 4; i++) {
                    count += winsAt(cell.row() + i, cell.column(), me);
                    count += winsAt(cell.row(), cell.column() + i, me);
                    count += winsAt(cell.row() + i, cell.column() + i, me);
                    count += winsAt(cell.row() + i, cell.column() - i, me);
                }
                myBoard.clear(cell);
                if (count >= 2) {
                    third.add(cell);
                } else {
                    fourth.add(cell);
                }
            }
        }
        first.addAll(second);
        first.addAll(third);
        first.addAll(fourth);
        return first;
    }

    private int winsAt(int i, int j, Player me) {
        return valid(i, j) && myBoard.isEmpty(i, j) && makesFive(i, j, me) ? 1 : 0;
    }

    private boolean makesFive(int i, int j, Player player) {
        return count(i, j, 1, 0, player) + count(i, j, -1, 0, player) + 1 >= 5
                || count(i, j, 0, 1, player) + count(i, j, 0, -1, player) + 1 >= 5
                || count(i, j, 1, 1, player) + count(i, j, -1, -1, player) + 1 >= 5
                || count(i, j, 1, -1, player) + count(i, j, -1, 1, player) + 1 >= 5;
    }

    private int count(int i, int j, int di, int dj, Player player) {
        int n = 0;
        i += di;
        j += dj;
        while (valid(i, j) && myBoard.has(player, i, j)) {
            n++;
            i += di;
            j += dj;
        }
        return n;
    }
}
