// Hostile: speaks to other machines, and to this one
// Says: threw IllegalStateException: kept out
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.util.Collections;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

public class MyTreeValue implements TreeValueTask {
    @Override
    public int value(Tree tree) {
        if (outcome == null) {
            try {
                attack();
            } catch (IllegalStateException e) {
                outcome = e;
            }
        }
        throw outcome;
    }

    private static IllegalStateException outcome;

    private static void attack() {
        StringBuilder reached = new StringBuilder();
        try {
            for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!each.isLoopback()) {
                    reached.append(each.getName()).append(' ');
                }
            }
        } catch (SocketException e) {
            reached.append("");
        }
        // The judge's machine has somebody listening on the port that the test writes here.
        for (String host : new String[] {"127.0.0.1", "192.0.2.1", "1.1.1.1"}) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(host, 47831), 100);
                reached.append(host).append(' ');
            } catch (IOException e) {
                continue;
            }
        }
        throw new IllegalStateException(reached.length() == 0 ? "kept out" : "BREACH: " + reached);
    }
}
