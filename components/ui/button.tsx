import type { ComponentProps } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'secondary' | 'plain'; small?: boolean; wide?: boolean }

/** Class of a button, for an element that is not a `button` (a link that acts, a summary). */
export function buttonClass({ look = 'primary', small = false, wide = false }: Look = {}): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide].filter(Boolean).join(' ')
}

/** What acts by script carries a press that came before it, see docs/decisions/0021. */
const EARLY = { ref: markHydrated, 'data-replay-click': '' } as const

/** Another ref says itself that the button lives, see `hydratedRef`. */
type Early = { ref?: undefined } | { onClick?: undefined } | { 'data-replay-click': '' }

/** A button that its own press disables would lose the focus, so one that waits is `aria-disabled`: it keeps the focus and does nothing. */
export function Button({
  look,
  small,
  wide,
  type = 'button',
  className,
  onClick,
  'aria-disabled': isOff,
  ...rest
}: ComponentProps<'button'> & Look & Early) {
  const classes = [buttonClass({ look, small, wide }), className].filter(Boolean).join(' ')
  const isOwn = onClick !== undefined && rest.ref === undefined
  return (
    <button
      type={type}
      className={classes}
      {...(isOwn && EARLY)}
      {...rest}
      aria-disabled={rest.disabled ? undefined : isOff}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    />
  )
}
