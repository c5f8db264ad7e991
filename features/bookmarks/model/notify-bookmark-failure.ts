import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { isGatewayError } from '@/lib/gateway/errors'
import { BookmarkError } from '@/stores/bookmarks/bookmark-rules'

/** Says in the words of bookmarks why one could not be changed or stored. */
export async function notifyBookmarkFailure(error: unknown): Promise<void> {
  await notifyFailure(error, { text: textOf(error) })
}

function textOf(error: unknown): string {
  if (error instanceof BookmarkError) return error.message
  const isRefused = isGatewayError(error) && (error.kind === 'tooLarge' || error.kind === 'validation')
  return isRefused
    ? 'Закладки не сохранились: места для них больше нет. Удалите ненужные.'
    : 'Закладки не сохранились. Попробуйте позже.'
}
