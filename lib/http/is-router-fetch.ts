/** What the client's router fetches for a page that is open; navigations fetch documents, and old browsers do not say. */
export function isRouterFetch(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('sec-fetch-dest') === 'empty'
}
