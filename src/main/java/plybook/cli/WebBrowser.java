package plybook.cli;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import plybook.setup.Machine;

/** The browser of the person in front of this machine. */
final class WebBrowser {
    private WebBrowser() {}

    /** Opens the page if there is a display and a browser, and returns whether that was so. */
    static boolean open(URI address, Machine machine) {
        if (!machine.hasDisplay()) {
            return false;
        }
        try {
            new ProcessBuilder(command(address.toString(), machine))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static List<String> command(String address, Machine machine) {
        if (Machine.isWindows()) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        String chosen = machine.environment().getOrDefault("BROWSER", "");
        return List.of(Machine.isMac() ? "open" : chosen.isBlank() ? "xdg-open" : chosen, address);
    }
}
