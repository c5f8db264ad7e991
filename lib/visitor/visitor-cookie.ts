/** First-party cookie and local storage entry that hold the visitor's id. */
export const VISITOR_KEY = 'visitorId'

const VALID = /^[\w-]{8,64}$/

export function isVisitorId(text: string): boolean {
  return VALID.test(text)
}

/** The id in a `Cookie` header, for calls that the shop's own server makes in the visitor's name. */
export function visitorIdIn(cookies: string): string | undefined {
  const start = `${VISITOR_KEY}=`
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(start))
  const id = pair?.slice(start.length)
  return id !== undefined && isVisitorId(id) ? id : undefined
}
