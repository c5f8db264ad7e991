import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { toTelLink } from '@/lib/format/phone'
import { CODE_DIGITS } from '@/lib/validation/masks'

type Props = {
  recipient: string
  digits?: number | undefined
  isTold?: boolean | undefined
  /** Where a code is told that is not sent. */
  shopPhone?: string | undefined
}

/** Where the code went, or who tells it where nothing sends codes. */
export function CodeSentWords({ recipient, digits = CODE_DIGITS, isTold = false, shopPhone }: Props) {
  const whom = <b className="no-break">{recipient}</b>
  return (
    <span>
      {isTold ? (
        <>
          {recipient.includes('@') ? 'Магазин не отправляет писем.' : 'Магазин не отправляет СМС.'} Код для{' '}
          {whom} назовёт сотрудник: позвоните <Telephone phone={shopPhone} /> или спросите в магазине.
        </>
      ) : (
        <>Отправили код на {whom}.</>
      )}
      {digits > CODE_DIGITS && ` В нём ${digits} цифр. Он мог прийти раньше и действует три часа.`}
    </span>
  )
}

function Telephone({ phone }: { phone: string | undefined }) {
  const tel = phone && toTelLink(phone)
  if (!phone || !tel) return 'нам'
  return (
    <a className="no-break" href={tel}>
      {formatShopPhone(phone)}
    </a>
  )
}
