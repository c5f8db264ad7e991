import type { RequestCounter } from '@/lib/gateway/listeners'
import styles from './show-counter.module.css'

let badge: HTMLElement | undefined

/** Shows in the top left corner how many requests the gateway has counted. */
export function showCounter({ count, color }: RequestCounter): void {
  if (!badge) {
    badge = document.createElement('output')
    badge.className = styles.badge ?? ''
    badge.setAttribute('aria-label', 'Счётчик запросов')
    document.body.append(badge)
  }
  badge.textContent = String(count)
  badge.style.setProperty('--alert', color)
}
