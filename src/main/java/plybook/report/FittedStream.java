package plybook.report;

import java.io.OutputStream;
import java.io.PrintStream;

/** A stream that prints in a terminal's own encoding, with replacements for what the terminal cannot show. */
final class FittedStream extends PrintStream {
    private final Terminal terminal;

    FittedStream(OutputStream out, Terminal terminal) {
        super(out, true, terminal.charset());
        this.terminal = terminal;
    }

    /** All that is text comes through here: {@code println}, {@code printf} and {@code append} call it. */
    @Override
    public void print(String text) {
        super.print(terminal.fit(String.valueOf(text)));
    }
}
