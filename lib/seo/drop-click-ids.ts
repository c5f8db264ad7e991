/**
 * Takes the marks of a click (see `clean-params.ts`) out of the address that the browser shows, so that shared links lack them. Past the
 * router, for which the page stays the same. Written without outside references: its own text is put into pages.
 */
export function dropClickIds(view: Pick<typeof globalThis, 'location' | 'history' | 'History'>): void {
  const marks =
    /^(?:_?openstat|etext|ybaip|yprqee|yadordid|\w*cl(?:|k|ick|ick_)id|gclsrc|[gw]braid|gad_\w+|srsltid|_g[al]|igsh(?:id)?|li_fat_id|epik|sccid|mt_\w+|mc_[ce]id|mindbox-\w+-\w+|_hs(?:enc|mi)|mkt_tok|\w+_uid|k50id|cm_id)(?:=|$)/i
  const { pathname, search, hash } = view.location
  const pairs = search.slice(1).split('&')
  const stored = pairs.filter((pair) => !marks.test(pair))
  if (stored.length === pairs.length) return
  const address = pathname + (stored.length > 0 ? `?${stored.join('&')}` : '') + hash
  view.History.prototype.replaceState.call(view.history, view.history.state, '', address)
}
