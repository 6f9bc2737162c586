from plybook import main

main()
