/** For a page that is answered with a failure's status. React puts it into the head. */
export function KeepOutOfSearch() {
  return <meta name="robots" content="noindex" />
}
