let page = new AbortController()

/** Aborted when the visitor leaves the current page within the shop. */
export function pageSignal(): AbortSignal {
  return page.signal
}

/** Aborts the calls of the page before. */
export function leavePage(): void {
  const left = page
  page = new AbortController()
  left.abort()
}
