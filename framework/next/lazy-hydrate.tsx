'use client'

import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onNearViewport } from '@/lib/interaction/on-near-viewport'
import type * as formState from './restore-form-state'

type Props<Part extends object> = {
  /** Draws the part on the server; undefined in the browser, so that the page's bundle does not include its code. */
  drawn: ComponentType<Part> | undefined
  load: () => Promise<ComponentType<Part>>
  part: Part
}

/**
 * A part of the page that the server draws and whose code the browser loads when the part is near the viewport, or touched. Until
 * then the markup stays as it came. Clicks and choices in it are replayed once the part is hydrated.
 */
export function LazyHydrate<Part extends object>({ drawn, load, part }: Props<Part>) {
  const box = useRef<HTMLDivElement>(null)
  const restore = useRef<() => void>(undefined)
  const [Live, setLive] = useState<ComponentType<Part>>()

  useEffect(() => {
    const element = box.current
    if (!element) return
    const abort = new AbortController()
    let loading = false
    const start = async () => {
      if (loading) return
      loading = true
      try {
        const [loaded, forms] = await Promise.all([load(), import('./restore-form-state')])
        if (abort.signal.aborted) return
        restore.current = keepFormState(element, forms)
        setLive(() => loaded)
      } catch {
        loading = false
      }
    }
    const isTouched =
      element.childElementCount === 0 || element.querySelector('[data-click-pending]') !== null
    if (isTouched || element.contains(document.activeElement)) void start()
    for (const sign of ['click', 'focusin', 'change'] as const) {
      element.addEventListener(sign, () => void start(), { capture: true, signal: abort.signal })
    }
    const stop = onNearViewport(element, () => void start())
    return () => {
      abort.abort()
      stop()
    }
  }, [load])

  useLayoutEffect(() => {
    if (!Live) return
    restore.current?.()
    restore.current = undefined
  }, [Live])

  const Shown = Live ?? drawn
  return Shown ? (
    <div ref={box}>
      <Shown {...part} />
    </div>
  ) : (
    <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}

/** Captures what was done in a part of the page; the result repeats it on what the part has become. */
function keepFormState(part: Element, { captureFormState, restoreFormState }: typeof formState) {
  const former = captureFormState(part)
  return () => restoreFormState(former, captureFormState(part))
}
