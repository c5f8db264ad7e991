import { LISTING_LIMIT } from '@/lib/gateway/contracts/limits'

/** Pages of sections after their first, as far as they are full. */
export function fullListings(sections: readonly { code: string; count: number }[]): string[] {
  return sections.flatMap(({ code, count }) =>
    Array.from(
      { length: Math.max(0, Math.floor(count / LISTING_LIMIT) - 1) },
      (_, index) => `/catalog/${code}?page=${index + 2}`,
    ),
  )
}
