import Foundation

exit(Program.run(Word.all).rawValue)
