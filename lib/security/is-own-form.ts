/** Whether a form came from a page of the shop itself: a browser sends the origin with every POST, and another site cannot forge it. */
export function isOwnForm(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  const from = URL.parse(origin)?.host
  const own = [headers.get('x-forwarded-host') ?? headers.get('host'), URL.parse(siteUrl)?.host]
  return from !== undefined && own.includes(from)
}
