import { LISTING_LIMIT, MAX_LIMIT, MAX_PAGE } from '@/lib/gateway/contracts/limits'

const POSITIVE = /^0*[1-9]\d*$/

/** Anything but a positive whole number is page 1; one past the end is a page that is not there. */
export function parsePage(value: string | null): number {
  return value !== null && POSITIVE.test(value) ? Math.min(Number(value), MAX_PAGE) : 1
}

/** There is no such page; the first one is there even when it is empty. */
export function isPastEnd({ page, pages }: { page: number; pages: number }): boolean {
  return page > Math.max(1, pages)
}

/** Positive whole numbers up to the cap; anything else is the default. */
export function parseLimit(value: string | null, fallback = LISTING_LIMIT): number {
  return value !== null && POSITIVE.test(value) ? Math.min(Number(value), MAX_LIMIT) : fallback
}
