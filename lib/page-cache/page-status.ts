/** Name of the head's meta element that carries the status of a page rendered as ordinary content. */
export const PAGE_STATUS_META = 'page-status'

const PATTERN = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(\\d{3})"`)

/** The status that a rendered page asks for, or undefined for an ordinary 200. */
export function readPageStatus(html: string): number | undefined {
  const match = PATTERN.exec(html)
  return match ? Number(match[1]) : undefined
}
