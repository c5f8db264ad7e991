import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { orEmpty } from '@/lib/data-cache/load'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

type Props = {
  /** What needs scripts, beginning the sentence. */
  what: string
  /** What is done by telephone instead. */
  instead: string
}

/** What to do without scripts where a form needs them. */
export async function ByPhone({ what, instead }: Props) {
  const phone = (await orEmpty(loadBootstrap, undefined))?.params.phone
  const tel = phone && toTelLink(phone)
  return (
    <noscript>
      <p>
        {what} работает со скриптами: включите их в настройках браузера.{' '}
        {phone && tel && (
          <>
            {instead} по телефону <a href={tel}>{formatShopPhone(phone)}</a>.
          </>
        )}
      </p>
    </noscript>
  )
}
