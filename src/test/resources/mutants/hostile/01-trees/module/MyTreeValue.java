// Hostile: declares a module
// Says: makes the Java compiler itself give up
module plybook.guest {}
