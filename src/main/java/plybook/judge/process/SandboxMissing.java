package plybook.judge.process;

/** A sandbox was asked for that does not work here; the message says how to get one, and how to do without. */
public final class SandboxMissing extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final String WAYS_OUT = """

            Code that is not your own is not run without one. To get it:
              Debian, Ubuntu:  apt install bubblewrap util-linux
              Fedora:          dnf install bubblewrap util-linux
              macOS, Windows:  in a container, made once in Plybook's folder by: docker build -t plybook .
                docker run --rm -v "$PWD:/work" -w /work plybook plybook grade downloads --out graded --sandbox outer
            Inside a container that forbids what bubblewrap needs and is thrown away after the run:
              --sandbox outer   drops privileges and limits time and memory; the code may read what is in the container
            Only for code that you trust as your own:
              --sandbox none    the code may do all that you may do: read, change and send your files""";

    /** @param reason why not, as a sentence without its full stop */
    SandboxMissing(String reason) {
        super(reason + "." + WAYS_OUT);
    }
}
