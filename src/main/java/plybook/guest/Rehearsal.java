package plybook.guest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.util.List;
import plybook.guest.print.CappedOutput;
import plybook.task.TreeValueTask;

/**
 * A question that goes wrong, answered into nowhere. Afterwards everything that tells what went wrong is loaded: once a learner's code
 * holds all the files that a process may have open, no class can be loaded any more.
 */
final class Rehearsal {
    private static final Call ANY = new Call(TreeValueTask.class, "value", List.of("0"));

    private Rehearsal() {}

    static void loadWhatSpeaks() throws IOException {
        try (Wire nowhere = new Wire(TreeValueTask.class, new Nowhere(), 1)) {
            // A plain object implements no contract, so this gives a fault.
            nowhere.sendReply(new Responder(new Object(), Object::new).reply(ANY, number -> number));
            nowhere.sendReply(new Reply.Answer("", java.util.Optional.empty()));
            nowhere.sendLeaf(0);
            nowhere.flush();
        }
        // Made and thrown away: what would have to be loaded when it is thrown.
        Responder.rehearse();
        CappedOutput.rehearse();
    }

    private static final class Nowhere implements ByteChannel {
        @Override
        public int read(ByteBuffer into) {
            return -1;
        }

        @Override
        public int write(ByteBuffer from) {
            int all = from.remaining();
            from.position(from.limit());
            return all;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
