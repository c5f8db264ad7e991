import type { Notice } from '@/components/ui/toast/notice'
import { BookmarkError } from '@/stores/bookmarks/bookmark-rules'

/** What the shopper is told when a bookmark could not be changed or kept. */
export function failureNotice(error: unknown): Notice {
  const text = error instanceof BookmarkError ? error.message : 'Закладки не сохранились. Попробуйте позже.'
  return { kind: 'error', title: 'Ошибка', text }
}
