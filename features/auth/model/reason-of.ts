import { hrefs } from '@/lib/routing/hrefs'
import type { SignInState } from '@/stores/sign-in/sign-in-store'

const PLACES: Partial<Record<string, string>> = {
  [hrefs.cart]: 'Корзина откроется',
  [hrefs.garage]: 'Гараж откроется',
  [hrefs.bookmarks]: 'Закладки откроются',
}

/** Why a guest is asked to sign in, where what he pressed says no words of its own; the account itself needs none. */
export function reasonOf({
  target,
  afterwards,
}: Pick<SignInState, 'target' | 'afterwards'>): string | undefined {
  if (target === hrefs.account || (target ?? afterwards) === undefined) return undefined
  const what = target === undefined ? 'Продолжим' : (PLACES[target] ?? 'Страница откроется')
  return `${what}, как только вы войдёте.`
}
