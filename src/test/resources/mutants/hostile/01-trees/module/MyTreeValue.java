// Hostile: declares a module
// Says: the Java compiler says
module plybook.guest {}
