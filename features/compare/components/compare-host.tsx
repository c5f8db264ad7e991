'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import { COMPARE_KEY } from '@/stores/compare/compare-key'

/** Loads the comparison for a visitor who compares: by a press on `[data-compare]`, or because this browser has chosen something before. */
export function CompareHost() {
  const [Link, setLink] = useState<ComponentType>()

  useEffect(() => {
    const load = (pressed?: HTMLElement) => {
      import('./compare-link').then(
        ({ CompareLink, switchCompared }) => {
          if (pressed) switchCompared(pressed)
          setLink(() => CompareLink)
        },
        () => undefined,
      )
    }
    // Another tab has chosen the first product; from then on the store's own channel is heard.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === COMPARE_KEY) load()
    }
    if (isAnythingCompared()) load()
    addEventListener('storage', onStorage)
    const stopTaking = delegateClicks('compare', '[data-compare]', (pressed) => {
      load(pressed)
      return true
    })
    return () => {
      removeEventListener('storage', onStorage)
      stopTaking()
    }
  }, [])

  return Link ? <Link /> : null
}

function isAnythingCompared(): boolean {
  try {
    return localStorage.getItem(COMPARE_KEY) !== null
  } catch {
    return false
  }
}
