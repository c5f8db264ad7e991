import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { hrefs } from '@/lib/routing/hrefs'

const DEFAULT_STATUS = 500

/** An order or a list that could not be loaded: the server's message, its status and a way on. */
export function OrderFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = isGatewayError(error)
    ? error
    : { status: DEFAULT_STATUS, message: UNAVAILABLE_MESSAGE }
  if (isGatewayError(error) && error.kind === 'notFound') return <NoSuchOrder />
  return <LoadFailure title={`Ошибка ${status}`} text={message} onRetry={onRetry} />
}

function NoSuchOrder() {
  return (
    <EmptyState
      title="Такого заказа нет"
      text="Проверьте номер: среди ваших заказов его нет."
      note={NOT_FOUND_TEXT}
      actions={
        <>
          <a className={buttonClass()} href={hrefs.orders}>
            К заказам
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.ordersArchive}>
            В архив
          </a>
          <a className={buttonClass({ look: 'plain' })} href={hrefs.orderLookUp}>
            Найти по телефону
          </a>
        </>
      }
    />
  )
}
