"""The components of this edition; the types are those of the family."""

from carrack.core.components import Components
from carrack.games.endeavor.shared.box import Box

COMPONENTS = Components("carrack.games.endeavor.endeavor_2009", Box)
