mail-code-subject = Carrack: your code is { $code }
mail-code =
    Somebody, probably you, wants to be told by mail whenever it is their turn at { $page }.

    The code is { $code }. Type it on the page of settings within half an hour.

    If it was not you, do nothing: no other mail will come.
mail-turn =
    { $text }
    { $link }

    This mail was asked for here: { $page }/settings
    No more of it: { $stop }
