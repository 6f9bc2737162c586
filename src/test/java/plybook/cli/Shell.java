package plybook.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** A command with its output and its exit code. */
record Shell(int code, String out, String err) {
    static Shell run(Object... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        String[] arguments = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            arguments[i] = words[i].toString();
        }
        int code = line.execute(arguments);
        return new Shell(code, out.toString(), err.toString());
    }
}
