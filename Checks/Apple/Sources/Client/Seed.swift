// Holds the place of the module until its first file comes.
