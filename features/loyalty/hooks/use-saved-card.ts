import { useEffect } from 'react'
import { CARD_COPY } from '@/lib/own-copies'
import { hrefs } from '@/lib/routing/hrefs'
import { serverNow } from '@/lib/time/server-clock'
import { cardCopy, type SavedCard } from '../model/card-copy'

const WORKER = '/club-card.js'
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** Keeps the card in the browser, so that it can be shown in a cellar with no connection once it has been seen. */
export function useSavedCard({ siteName, number, balance }: SavedCard): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
    const keep = async () => {
      const copy = new Response(cardCopy({ siteName, number, balance }, serverNow()), { headers: HEADERS })
      await (await caches.open(CARD_COPY)).put(hrefs.loyalty, copy)
      await navigator.serviceWorker.register(WORKER, { scope: hrefs.loyalty })
    }
    // A browser that keeps nothing shows the card all the same.
    keep().catch(() => undefined)
  }, [siteName, number, balance])
}
