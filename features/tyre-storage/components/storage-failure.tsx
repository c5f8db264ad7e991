import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { isGatewayError } from '@/lib/gateway/errors'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { hrefs } from '@/lib/routing/hrefs'

/** Wheels that could not be loaded: the server's message and a way on. */
export function StorageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isGatewayError(error) && error.kind === 'notFound') {
    return (
      <EmptyState
        title="Такого хранения нет"
        text="Проверьте номер: среди ваших комплектов его нет."
        note={NOT_FOUND_TEXT}
        actions={
          <a className={buttonClass()} href={hrefs.tyreStorage}>
            Все комплекты
          </a>
        }
      />
    )
  }
  return <LoadFailure title="Хранение не загрузилось" text={failureText(error)} onRetry={onRetry} />
}
