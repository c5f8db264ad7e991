import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { MessagePage } from './message-page'
import { KeepOutOfSearch } from './keep-out-of-search'

/** The page of a failed main read: the server's words, the status, and a link on. */
export function FailedPage({ status, message }: { status: number; message: string }) {
  return (
    <>
      <title>Страница не открылась</title>
      <KeepOutOfSearch />
      <MessagePage
        status={status}
        title="Страница не открылась"
        text={message}
        actions={
          <>
            <a className={buttonClass()} href="" data-reload>
              Повторить
            </a>
            <a className={buttonClass({ look: 'secondary' })} href={hrefs.home}>
              На главную
            </a>
          </>
        }
      />
    </>
  )
}
