// exercise: 06
// truth: right
// mistake: -
// player: both
// style: German names; a line is two numbers of bits, threats are found by laying a stone on each free bit
// kind: -
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FENSTER = 0b11111;

    @Override
    public int value(Board brett) {
        long x = seite(brett, Player.X);
        long o = seite(brett, Player.O);
        if (x == Long.MAX_VALUE || o == Long.MAX_VALUE) {
            return x > o ? 999_999 : -999_999;
        }
        return (int) (Math.min(x, 450_000) - Math.min(o, 450_000));
    }

    private static long seite(Board brett, Player farbe) {
        int n = brett.size();
        long summe = 0;
        int drohungen = 0;
        // Waagerechte, Senkrechte, dann die beiden Schrägen: jede Linie hat eine Nummer
        for (int nummer = 0; nummer < 2 * n + 2 * (2 * n - 1); nummer++) {
            int z;
            int s;
            int dz = 1;
            int ds;
            if (nummer < n) {
                z = nummer;
                s = 0;
                dz = 0;
                ds = 1;
            } else if (nummer < 2 * n) {
                z = 0;
                s = nummer - n;
                ds = 0;
            } else {
                int k = (nummer - 2 * n) % (2 * n - 1);
                ds = nummer - 2 * n < 2 * n - 1 ? 1 : -1;
                z = Math.max(0, k - n + 1);
                s = Math.min(k, n - 1);
                s = ds > 0 ? n - 1 - s : s;
            }
            int eigene = 0;
            int freie = 0;
            int laenge = 0;
            for (; z < n && s >= 0 && s < n; z += dz, s += ds, laenge++) {
                if (brett.has(farbe, z, s)) {
                    eigene |= 1 << laenge;
                } else if (brett.isEmpty(z, s)) {
                    freie |= 1 << laenge;
                }
            }
            if (eigene == 0 || laenge < 5) {
                continue;
            }
            if (fuenf(eigene)) {
                return Long.MAX_VALUE;
            }
            for (int i = 0; i + 5 <= laenge; i++) {
                if (((eigene | freie) >> i & FENSTER) == FENSTER) {
                    int steine = Integer.bitCount(eigene >> i & FENSTER);
                    summe += steine == 1 ? 2 : steine == 2 ? 20 : 0;
                }
            }
            int gewinne = gewinne(eigene, freie);
            if (gewinne >= 2) {
                summe += 30_000;
            } else if (gewinne == 1) {
                summe += 4_000;
                drohungen++;
            } else {
                int meiste = 0;
                for (int rest = freie; rest != 0; rest &= rest - 1) {
                    int stein = Integer.lowestOneBit(rest);
                    meiste = Math.max(meiste, gewinne(eigene | stein, freie & ~stein));
                }
                summe += meiste >= 2 ? 2_500 : meiste == 1 ? 500 : 0;
                drohungen += meiste >= 2 ? 1 : 0;
            }
        }
        return summe + (drohungen > 1 ? 12_000L * (drohungen - 1) : 0);
    }

    private static boolean fuenf(int b) {
        return (b & b >> 1 & b >> 2 & b >> 3 & b >> 4) != 0;
    }

    private static int gewinne(int eigene, int freie) {
        int anzahl = 0;
        for (int rest = freie; rest != 0; rest &= rest - 1) {
            if (fuenf(eigene | Integer.lowestOneBit(rest))) {
                anzahl++;
            }
        }
        return anzahl;
    }
}
