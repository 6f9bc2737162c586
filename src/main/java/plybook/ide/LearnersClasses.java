package plybook.ide;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * The classes of one learner's file. A class in the unnamed package is looked for here and nowhere else: neither in what an IDE compiled
 * some time ago nor in another exercise, just as {@code check} does it.
 */
final class LearnersClasses extends URLClassLoader {
    LearnersClasses(Path classes) throws MalformedURLException {
        super(new URL[] {classes.toUri().toURL()}, LearnersClasses.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.contains(".")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : findClass(name);
        }
    }
}
