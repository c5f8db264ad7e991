import { useEffect, useEffectEvent } from 'react'
import { addKey, NO_KEYS, type ScannedKeys } from '../model/scanned-keys'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Hears a scanner, which types like a keyboard, wherever the focus is but in a field. */
export function useScanner(onScan: (barcode: string) => void) {
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    let keys: ScannedKeys = NO_KEYS
    const hear = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return
      const { barcode, ...next } = addKey(keys, event.key, event.timeStamp)
      keys = next
      if (barcode === undefined) return
      // Its Enter would press the button that has the focus.
      event.preventDefault()
      scan(barcode)
    }
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
