import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { brandKey } from '@/lib/parts/keys'

/** Whether a title holds the term, as typed or as the same keys give it in the other layout; an empty term fits all. */
export function matchesTerm(title: string, term: string): boolean {
  const text = brandKey(term.trim())
  const key = brandKey(title)
  return (
    key.includes(text) ||
    key.includes(convertLayout(text, 'ru-en')) ||
    key.includes(convertLayout(text, 'en-ru'))
  )
}
