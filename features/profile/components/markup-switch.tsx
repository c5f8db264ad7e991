'use client'

import { useStore } from 'zustand'
import { formatPercent } from '@/lib/format/format-percent'
import { shownMarkup, switchMarkup } from '@/stores/user/shown-markup'
import styles from './markup-switch.module.css'

/** For companies with a markup: prices with it, for their own customers to see, or as the company pays them. */
export function MarkupSwitch({ className }: { className?: string }) {
  const { offered, isOn } = useStore(shownMarkup)
  if (offered === 0) return null
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={className ? `${styles.switch} ${className}` : styles.switch}
      onClick={() => switchMarkup(!isOn)}
    >
      <span className={styles.track} aria-hidden="true" />С наценкой {formatPercent(offered)}
    </button>
  )
}
