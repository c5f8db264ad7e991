import type { ComponentProps } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'secondary' | 'plain'; small?: boolean; wide?: boolean }

/** Class of a button, for an element that is not a `button` (a link that acts, a summary). */
export function buttonClass({ look = 'primary', small = false, wide = false }: Look = {}): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide].filter(Boolean).join(' ')
}

/** What acts by script carries a press that came before it, see docs/decisions/0021; another ref says itself that it lives. */
const EARLY = { ref: markHydrated, 'data-replay-click': '' } as const

export function Button({
  look,
  small,
  wide,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  const classes = [buttonClass({ look, small, wide }), className].filter(Boolean).join(' ')
  const isOwn = rest.onClick !== undefined && rest.ref === undefined
  // HTML allows one of the two.
  const isBusy = rest.disabled ? undefined : rest['aria-disabled']
  return <button type={type} className={classes} {...(isOwn && EARLY)} {...rest} aria-disabled={isBusy} />
}
