import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = { look?: 'primary' | 'secondary' | 'plain'; small?: boolean; wide?: boolean }

/** Class of a button, for an element that is not a `button` (a link that acts, a summary). */
export function buttonClass({ look = 'primary', small = false, wide = false }: Look = {}): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide].filter(Boolean).join(' ')
}

export function Button({
  look,
  small,
  wide,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  const classes = [buttonClass({ look, small, wide }), className].filter(Boolean).join(' ')
  return <button type={type} className={classes} {...rest} />
}
