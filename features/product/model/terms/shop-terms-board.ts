import { matchKey } from '@/lib/parts/keys'
import type { ShopTerms } from './shop-terms'

export type Part = { brand: string; article: string }

/** Terms by match key; a part that the answer leaves out keeps the page's own terms. */
export type LoadShopTerms = (
  shopId: number,
  parts: readonly Part[],
) => Promise<ReadonlyMap<string, ShopTerms>>

/** `pending` while the terms are on their way; undefined where the page's own terms are right. */
export type TermsState = ShopTerms | 'pending' | undefined

export type ShopTermsBoard = {
  /** The shop whose terms differ from those of the page, or none. Forgets what was known for another one. */
  choose: (shopId: number | undefined, load?: LoadShopTerms) => void
  shopId: () => number | undefined
  /** Reads the terms of a part; parts of one moment share a request. */
  want: (part: Part) => void
  read: (part: Part) => TermsState
  subscribe: (listener: () => void) => () => void
}

/** Parts of a page mount within one task; this lets them all in. */
const GATHER_MS = 10

export function createShopTermsBoard(): ShopTermsBoard {
  const listeners = new Set<() => void>()
  let shopId: number | undefined
  let load: LoadShopTerms | undefined
  let terms = new Map<string, TermsState>()
  let requested: Part[] = []

  const notify = () => listeners.forEach((listener) => listener())

  const call = async () => {
    const [requestedShop, parts, board] = [shopId, requested, terms]
    requested = []
    if (requestedShop === undefined || !load) return
    const response = await load(requestedShop, parts).catch(() => undefined)
    // If another shop has been chosen since, this board is no longer read.
    for (const key of parts.map(keyOf)) {
      if (response) board.set(key, response.get(key))
      else board.delete(key)
    }
    if (board === terms) notify()
  }

  return {
    choose(next, nextLoad) {
      load = nextLoad
      if (next === shopId) return
      shopId = next
      terms = new Map()
      requested = []
      notify()
    },
    shopId: () => shopId,
    want(part) {
      const key = keyOf(part)
      if (shopId === undefined || terms.has(key)) return
      terms.set(key, 'pending')
      requested.push(part)
      if (requested.length === 1) setTimeout(() => void call(), GATHER_MS)
      notify()
    },
    read: (part) => (shopId === undefined ? undefined : terms.get(keyOf(part))),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The board of the page; on the server nothing is ever written on it. */
export const shopTermsBoard = createShopTermsBoard()

function keyOf({ brand, article }: Part): string {
  return matchKey(brand, article)
}
