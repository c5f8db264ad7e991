/** Acts when the browser shows the page again out of its own cache, as it was left, until the returned function is called. */
export function onPageRestored(act: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
