package plybook.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import plybook.report.Terminal;

/** A program that runs several commands one after the other, each a line of a file with tabs between its words. */
final class CommandsInOneProcess {
    private CommandsInOneProcess() {}

    public static void main(String[] arguments) throws IOException {
        Terminal.install();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] words = line.split("\t", -1);
            int code = Main.run(words);
            System.out.println("==> " + words[0] + ": " + code);
        }
    }
}
