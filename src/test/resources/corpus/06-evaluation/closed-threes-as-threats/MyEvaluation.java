// exercise: 06
// truth: wrong
// mistake: a three that is closed at one end is counted among the threats that make a double threat
// player: both
// style: ported from C
// single: yes
// detail: always with two threes or a three beside a four
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

/* ported from my C program */
public class MyEvaluation implements EvaluationTask {
    static final int EMPTY = 0, WALL = 3;

    public int value(Board board) {
        int n = board.size(), w = n + 2;
        int[] a = new int[w * w];
        Arrays.fill(a, WALL);
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                a[(r + 1) * w + c + 1] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : EMPTY;
        int[] score = new int[3];
        for (int who = 1; who <= 2; who++) {
            int threats = 0;
            for (int step : new int[] {1, w - 1, w, w + 1}) {
                for (int p = 0; p < a.length; p++) {
                    if (a[p] == WALL || a[p - step] != WALL) continue;
                    int len = 0;
                    while (a[p + len * step] != WALL) len++;
                    int[] line = new int[len];
                    for (int i = 0; i < len; i++) line[i] = a[p + i * step];
                    int kind = classify(line, who);
                    if (kind == 9) return who == 1 ? 1_000_000 : -1_000_000;
                    score[who] += small(line, who);
                    if (kind == 4) score[who] += 11_000;
                    if (kind == 3) { score[who] += 1_600; threats++; }
                    if (kind == 2) { score[who] += 1_000; threats++; }
                    if (kind == 1) { score[who] += 190; threats++; }
                }
            }
            if (threats >= 2) score[who] += 5_500;
            if (score[who] > 600_000) score[who] = 600_000;
        }
        return score[1] - score[2];
    }

    /** 9 five, 4 open four, 3 four, 2 open three, 1 three, 0 nothing */
    static int classify(int[] b, int who) {
        boolean[] win = new boolean[b.length];
        int wins = 0;
        boolean three = false, open = false;
        int[] first = new int[b.length], second = new int[b.length];
        int pairs = 0;
        for (int s = 0; s + 5 <= b.length; s++) {
            int mine = 0, free = 0, f1 = -1, f2 = -1;
            for (int i = s; i < s + 5; i++) {
                if (b[i] == who) mine++;
                else if (b[i] == EMPTY) {
                    free++;
                    if (f1 < 0) f1 = i;
                    else f2 = i;
                }
            }
            if (mine + free < 5) continue;
            if (mine == 5) return 9;
            if (mine == 4 && !win[f1]) {
                win[f1] = true;
                wins++;
            }
            if (mine == 3) {
                three = true;
                for (int k = 0; k < pairs; k++) {
                    boolean same = first[k] == f1 && second[k] == f2;
                    if (!same && (first[k] == f1 || first[k] == f2 || second[k] == f1 || second[k] == f2)) open = true;
                }
                first[pairs] = f1;
                second[pairs++] = f2;
            }
        }
        return wins > 1 ? 4 : wins == 1 ? 3 : open ? 2 : three ? 1 : 0;
    }

    static int small(int[] b, int who) {
        int sum = 0;
        for (int s = 0; s + 5 <= b.length; s++) {
            int mine = 0, other = 0;
            for (int i = s; i < s + 5; i++) {
                if (b[i] == who) mine++;
                else if (b[i] != EMPTY) other++;
            }
            if (other == 0) sum += mine == 1 ? 1 : mine == 2 ? 10 : 0;
        }
        return sum;
    }
}
