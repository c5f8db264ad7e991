import { expect, it } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { reasonOf } from './reason-of'

it.each([
  [undefined, undefined],
  [hrefs.account, undefined],
  [hrefs.cart, 'Корзина откроется, как только вы войдёте.'],
  [hrefs.bookmarks, 'Закладки откроются, как только вы войдёте.'],
  [hrefs.profile, 'Страница откроется, как только вы войдёте.'],
])('the sign-in before %s says «%s»', (target, words) => {
  expect(reasonOf({ target, afterwards: undefined })).toBe(words)
})

it('says that what the guest has pressed goes on', () => {
  const waiting = { target: undefined, afterwards: () => undefined }
  expect(reasonOf(waiting)).toBe('Продолжим, как только вы войдёте.')
})
