'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { isPanelScreen, type PanelScreen } from '@/components/layout/slide-panel-stack'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import type { SitePanelProps } from './site-panel'

const TRIGGER = 'a[data-panel]'

/**
 * Opens the slide panel for every link with `data-panel`: without scripts such a link leads to a page, and the panel with
 * the whole section tree is loaded only when the panel is opened.
 */
export function SitePanelHost() {
  const [Panel, setPanel] = useState<ComponentType<SitePanelProps>>()
  const [request, setRequest] = useState<{ screen: PanelScreen }>()

  useEffect(() => {
    const load = () => import('./site-panel')
    const stopTaking = delegateClicks('site-panel', TRIGGER, (trigger) => {
      const screen = trigger.dataset['panel']
      // The filters' screen belongs to the listing, which opens it itself.
      if (!isPanelScreen(screen) || screen === 'Filters') return false
      setRequest({ screen })
      load().then(
        (loaded) => setPanel(() => loaded.SitePanel),
        () => location.assign((trigger as HTMLAnchorElement).href),
      )
      return true
    })
    const onPointer = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(TRIGGER)) load().catch(() => undefined)
    }
    document.addEventListener('pointerover', onPointer, { passive: true })
    return () => {
      stopTaking()
      document.removeEventListener('pointerover', onPointer)
    }
  }, [])

  return Panel ? <Panel request={request} /> : null
}
