'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { isPanelScreen, type PanelScreen } from '@/components/layout/slide-panel-stack'
import { isPlainClick } from '@/components/navigation/plain-click'
import type { SitePanelProps } from './site-panel'

/**
 * Opens the slide panel for every link with `data-panel`: without scripts such a link leads to a page, and the panel with
 * the whole section tree is loaded only when it is asked for.
 */
export function SitePanelHost() {
  const [Panel, setPanel] = useState<ComponentType<SitePanelProps>>()
  const [request, setRequest] = useState<{ screen: PanelScreen }>()

  useEffect(() => {
    const load = () => import('./site-panel')
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const trigger = panelTrigger(event)
      const screen = trigger?.dataset['panel']
      // The filters' screen belongs to the listing, which opens it itself.
      if (!trigger || !isPanelScreen(screen) || screen === 'Filters') return
      event.preventDefault()
      setRequest({ screen })
      load().then(
        (loaded) => setPanel(() => loaded.SitePanel),
        () => location.assign((trigger as HTMLAnchorElement).href),
      )
    }
    const onPointer = (event: Event) => {
      if (panelTrigger(event)) load().catch(() => undefined)
    }
    // The link delegate listens for the same click; in the capture phase this comes first whatever the order of effects.
    document.addEventListener('click', onClick, true)
    document.addEventListener('pointerover', onPointer, { passive: true })
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('pointerover', onPointer)
    }
  }, [])

  return Panel ? <Panel request={request} /> : null
}

function panelTrigger({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-panel]') : null
}
