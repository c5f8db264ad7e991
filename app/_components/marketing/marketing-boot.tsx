'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { MarketingSettings } from '@/lib/marketing/settings'
import type { MarketingWatchProps } from './marketing-watch'

/** An answer that allows something; the rest of its rules comes with what is loaded. */
const AGREED = /(?:^|; )arus_consent=(?!necessary)/
/** The event that follows a choice. */
const CHANGED = 'arus:consent'

/** Waits for the visitor's consent, and loads what it allows then. */
export function MarketingBoot({ settings }: { settings: MarketingSettings | undefined }) {
  const [started, setStarted] = useState<{ Watch: ComponentType<MarketingWatchProps>; at: number }>()

  useEffect(() => {
    const at = performance.now()
    const look = () => {
      if (!AGREED.test(document.cookie)) return
      import('./marketing-watch').then(
        ({ MarketingWatch }) => setStarted((before) => before ?? { Watch: MarketingWatch, at }),
        () => undefined,
      )
    }
    look()
    addEventListener(CHANGED, look)
    return () => removeEventListener(CHANGED, look)
  }, [])

  return started ? <started.Watch settings={settings ?? {}} startedAt={started.at} /> : null
}
