/** For the page of a failure; Next adds the same to every page with status 404. React puts it into the head. */
export function KeepOutOfSearch() {
  return <meta name="robots" content="noindex" />
}
