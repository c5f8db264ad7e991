'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { mayUse, onConsent } from '@/lib/consent/cookie-consent'
import { notifyDataLayer } from '@/lib/marketing/notify-data-layer'
import { isSwitchedOff, rememberOffSwitches } from '@/lib/marketing/off-switches'
import { runIntegrations } from '@/lib/marketing/run-integrations'
import type { MarketingSettings } from '@/lib/marketing/settings'
import { PLACE_ATTRIBUTE } from '@/lib/marketing/ad-place'
import { dropClickIds } from '@/lib/seo/drop-click-ids'
import { useStores } from '@/stores/provider'
import { siteStore } from '@/stores/site/site-store'
import { followShop } from './follow-shop'
import { readPageEvent, shownElements } from './read-page-event'
import { RecommendedBlocks } from './recommended-blocks'
import { forgetViewed, rememberViewed } from '@/features/recommendations/model/viewed-goods'

export type MarketingWatchProps = {
  settings: MarketingSettings
  /** When the app started, by the page's clock. */
  startedAt: number
}

/** As long as the script of a service takes to come and to read the address. */
const READ_MS = 10_000

/** Runs the services that the visitor allows and reports the shop's events to them. Loaded after the first consent only. */
export function MarketingWatch({ settings, startedAt }: MarketingWatchProps) {
  const stores = useStores()
  const address = `${usePathname()}?${useSearchParams()}`
  const [started, setStarted] = useState(0)
  // Tabs reload after a sign-out, which has forgotten what was looked at until then.
  const isReloaded = useRef(wasReloaded())
  const run = useMemo(
    () =>
      runIntegrations({
        settings,
        mayUse,
        isSwitchedOff,
        age: () => performance.now() - startedAt,
        onReady: (name) => {
          if (name === 'RetailRocket') siteStore.dispatch({ type: 'site/changeRRInit', payload: true })
        },
        onStarted: () => setStarted((count) => count + 1),
      }),
    [settings, startedAt],
  )

  useEffect(() => {
    const stopFollowing = followShop(stores, run.notify)
    const stopGoals = settings.analytics ? notifyDataLayer(() => mayUse('statistics')) : undefined
    const stopListening = onConsent(() => {
      if (!mayUse('recommendations')) forgetViewed()
      // What a script of others has begun in the page ends with the page only.
      if (run.refresh()) location.reload()
    })
    return () => {
      stopListening()
      stopGoals?.()
      stopFollowing()
      run.stop()
    }
  }, [stores, run, settings])

  useEffect(() => {
    rememberOffSwitches(location.search)
    const event = readPageEvent(document)
    run.notify(event)
    run.refresh()
    if (event.kind === 'product' && mayUse('recommendations') && !isReloaded.current)
      rememberViewed(event.code)
    isReloaded.current = false
  }, [run, address])

  useEffect(() => {
    run.fill(shownElements(document, `[${PLACE_ATTRIBUTE}]`))
  }, [run, address, started])

  useEffect(() => {
    if (started === 0) return
    const timer = setTimeout(() => dropClickIds(window), READ_MS)
    return () => clearTimeout(timer)
  }, [started])

  return <RecommendedBlocks key={address} call={run.recommend} started={started} />
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  // The guarantee: entries of this type are of this class, which the method's types do not say.
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
}
