package plybook.cli;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plybook.report.Terminal;

/**
 * A program that runs several commands one after the other, and shows each of them in several terminals at once. Its arguments are a file with
 * a command in each line, with tabs between its words; the folder for what the terminals show; and the encodings, each of which names a
 * terminal's file.
 */
final class CommandsInOneProcess {
    private CommandsInOneProcess() {}

    public static void main(String[] arguments) throws IOException {
        List<PrintStream> terminals = new ArrayList<>();
        for (String encoding : List.of(arguments).subList(2, arguments.length)) {
            System.setProperty("stdout.encoding", encoding);
            System.setOut(new PrintStream(
                    new FileOutputStream(Path.of(arguments[1]).resolve(encoding).toFile())));
            Terminal.install();
            terminals.add(System.out);
        }
        // What asks for the terminal behind its output gets one that can show everything: the streams replace what
        // theirs cannot.
        System.setProperty("stdout.encoding", "UTF-8");
        System.setProperty("stderr.encoding", "UTF-8");
        System.setOut(new Several(terminals));
        System.setErr(System.out);
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] words = line.split("\t", -1);
            System.out.println("==> " + String.join(" ", words));
            int code = Main.run(words);
            System.out.println("==> " + words[0] + ": " + code);
        }
        System.exit(0);
    }

    /** A stream that prints on several terminals; text that is no text when it gets here would not fit them, so it throws. */
    private static final class Several extends PrintStream {
        private final List<PrintStream> terminals;

        Several(List<PrintStream> terminals) {
            super(new ByteArrayOutputStream(), true, StandardCharsets.US_ASCII);
            this.terminals = terminals;
        }

        /** All that is text comes through here, as in the streams that {@link Terminal#install} makes. */
        @Override
        public void print(String text) {
            terminals.forEach(terminal -> terminal.print(text));
        }

        @Override
        public void println() {
            terminals.forEach(PrintStream::println);
        }

        @Override
        public void println(String text) {
            terminals.forEach(terminal -> terminal.println(text));
        }

        @Override
        public void println(Object text) {
            println(String.valueOf(text));
        }

        @Override
        public void print(char letter) {
            throw new UnsupportedOperationException("a single char is not fitted to the terminal: " + letter);
        }

        @Override
        public void print(char[] letters) {
            throw new UnsupportedOperationException("an array is not fitted to the terminal: " + new String(letters));
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            throw new UnsupportedOperationException(
                    "bytes are not fitted to the terminal: " + new String(bytes, from, length, StandardCharsets.UTF_8));
        }
    }
}
