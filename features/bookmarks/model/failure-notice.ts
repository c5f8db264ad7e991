import type { Notice } from '@/components/ui/toast/notice'
import { isGatewayError } from '@/lib/gateway/errors'
import { BookmarkError } from '@/stores/bookmarks/bookmark-rules'

/** The message that the shopper gets when a bookmark could not be changed or stored. */
export function failureNotice(error: unknown): Notice {
  return { kind: 'error', title: 'Ошибка', text: textOf(error) }
}

function textOf(error: unknown): string {
  if (error instanceof BookmarkError) return error.message
  const isRefused = isGatewayError(error) && (error.kind === 'tooLarge' || error.kind === 'validation')
  return isRefused
    ? 'Закладки не сохранились: места для них больше нет. Удалите ненужные.'
    : 'Закладки не сохранились. Попробуйте позже.'
}
