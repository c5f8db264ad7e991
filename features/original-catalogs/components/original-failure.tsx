import { FailedPage } from '@/components/layout/failed-page'
import { KeepOutOfSearch } from '@/components/layout/keep-out-of-search'
import { MessagePage } from '@/components/layout/message-page'
import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'

const BAD_REQUEST = 400

type Props = { status: number; message: string; code?: string | undefined }

/** Why a page of a catalogue cannot be shown. A broken address leads to the choice of the car; of what may come back, to another try. */
export function OriginalFailure({ status, message, code }: Props) {
  if (status !== BAD_REQUEST) return <FailedPage status={status} message={message} />
  return (
    <>
      <title>Автомобиль не открылся</title>
      <KeepOutOfSearch />
      <MessagePage
        status={status}
        title="Автомобиль не открылся"
        text={message}
        actions={
          <>
            <a className={buttonClass()} href={code ? hrefs.originalCatalog(code) : hrefs.originalCatalogs}>
              Выбрать автомобиль
            </a>
            <a className={buttonClass({ look: 'secondary' })} href={hrefs.originalCatalogs}>
              Все каталоги
            </a>
          </>
        }
      />
    </>
  )
}
