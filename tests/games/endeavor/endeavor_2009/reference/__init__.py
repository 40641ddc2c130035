"""The rules of 2009 a second time: plain and slow, written from the rulebook; only the components are the engine's."""
