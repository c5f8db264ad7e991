import { expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { BookmarkError } from '@/stores/bookmarks/bookmark-rules'
import { notifyBookmarkFailure } from './notify-bookmark-failure'

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast/notify', () => ({ notify }))

it.each([
  [new BookmarkError('Меток уже 30.'), 'Меток уже 30.'],
  [
    new GatewayError({ kind: 'tooLarge', message: 'x' }),
    'Закладки не сохранились: места для них больше нет. Удалите ненужные.',
  ],
  [
    new GatewayError({ kind: 'validation', message: 'x' }),
    'Закладки не сохранились: места для них больше нет. Удалите ненужные.',
  ],
  [new GatewayError({ kind: 'unavailable', message: 'x' }), 'Закладки не сохранились. Попробуйте позже.'],
  [new Error('lost'), 'Закладки не сохранились. Попробуйте позже.'],
])('%s is told as «%s»', async (error, text) => {
  notify.mockReset()
  await notifyBookmarkFailure(error)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', title: 'Ошибка', text })
})
