from cardtable.core.rulebook import Clause
def rulebook(options, seats): return ()
