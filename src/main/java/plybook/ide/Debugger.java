package plybook.ide;

import java.lang.management.ManagementFactory;

/** The debugger that this virtual machine was started for, if any. */
final class Debugger {
    /** The agent that every Java debugger talks to. */
    private static final String AGENT = "jdwp";

    private Debugger() {}

    /** Returns whether this virtual machine listens to a debugger. */
    static boolean isAttached() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .anyMatch(
                        argument -> argument.startsWith("-") && argument.contains(AGENT) && !argument.startsWith("-D"));
    }
}
