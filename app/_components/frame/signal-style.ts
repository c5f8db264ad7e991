import type { CSSProperties } from 'react'
import { signalColours } from '@/lib/validation/signal-colour'

/** The owner's signal colour in the place of the tokens' own; nothing for a shop without one. */
export function signalStyle(color: string | null | undefined): CSSProperties | undefined {
  const colours = color ? signalColours(color) : undefined
  if (!colours) return undefined
  const { action, hover, onAction, isTextOnGraphite } = colours
  const tokens: Record<`--${string}`, string> = {
    '--color-action': action,
    '--color-action-hover': hover,
    '--color-on-action': onAction,
    ...(isTextOnGraphite ? {} : { '--color-action-text': 'var(--color-on-graphite)' }),
  }
  return tokens
}
