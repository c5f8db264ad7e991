/** For a page of a failure; Next says the same of every page with status 404. React puts it into the head. */
export function KeepOutOfSearch() {
  return <meta name="robots" content="noindex" />
}
