/** What follows them names a person's purchase, car or payment; some of it opens a page without a sign-in. */
const PRIVATE = /^(\/gift-cards|\/account\/garage|\/gw\/tecdoc\/v1\/spa\/auto\/vin|\/gw\/demo-bank)\/./
/** A VIN, a phone or an e-mail as a whole segment. */
const PERSONAL = /^(?:[A-HJ-NPR-Z\d]{17}|(?:(?:\+|%2b)?7|8)(?:[\d() -]|%20){10,16}|.*(?:@|%40).*)$/i

/** An address as a log may have it: without its query, and without what in its path is a person's. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  const start = PRIVATE.exec(path)?.[1]
  if (start !== undefined) return `${start}/*`
  return path
    .split('/')
    .map((segment) => (PERSONAL.test(segment) ? '*' : segment))
    .join('/')
}
