'use client'

import { useEffect } from 'react'
import { decodeUriPart } from '@/lib/parts/uri'

/** Opens the fold that the address's hash names, when the page comes and whenever the hash changes. */
export function OpenByHash() {
  useEffect(() => {
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])
  return null
}

function openNamed(): void {
  const code = decodeUriPart(location.hash.slice(1))
  const fold = code ? document.getElementById(code)?.closest('details') : undefined
  if (!fold) return
  fold.open = true
  fold.scrollIntoView()
  fold.querySelector('summary')?.focus({ preventScroll: true })
}
