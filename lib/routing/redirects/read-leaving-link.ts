import { type QuerySource, toSearchParams } from '../query'

/** `url` is what the shop writes; links from elsewhere use the others. */
const NAMES = ['url', 'to', 'link']
const MAX_LENGTH = 2048

/** The address that a link to /redirect leads to; '' for none. */
export function readLeavingLink(source: QuerySource): string {
  const params = toSearchParams(source)
  const link = NAMES.map((name) => params.get(name)).find((value) => value !== null && value !== '')
  return link !== undefined && link !== null && link.length <= MAX_LENGTH ? link : ''
}
