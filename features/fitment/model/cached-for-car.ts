import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import type { Part, Verdict } from './fitment-batcher'

export type JudgedBookmark = { bookmark: Bookmark; verdict: Verdict }

/** Older ones are found on their own page. */
const JUDGED_BOOKMARKS = 240

/** Bookmarks that fit a car, then those that are to be checked; others, and what any car takes, are left out. */
export async function cachedForCar(
  bookmarks: readonly Bookmark[],
  judge: (parts: readonly Part[]) => Promise<readonly Verdict[]>,
): Promise<JudgedBookmark[]> {
  const requested = bookmarks.slice(0, JUDGED_BOOKMARKS)
  const verdicts = await judge(requested.map(({ brand, partNumber }) => ({ brand, article: partNumber })))
  const judged = requested.flatMap((bookmark, at): JudgedBookmark[] => {
    const verdict = verdicts[at]
    return verdict ? [{ bookmark, verdict }] : []
  })
  return (['fits', 'check'] as const).flatMap((needed) =>
    judged.filter(({ verdict }) => verdict.verdict === needed),
  )
}
