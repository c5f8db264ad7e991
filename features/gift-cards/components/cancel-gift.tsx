'use client'

import type { RefObject } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { formatPrice } from '@/lib/format/price'
import type { GiftPurchase } from '../model/gift'
import styles from './gift-purchase-screen.module.css'

type Props = {
  gift: GiftPurchase
  onCancelled: (gift: GiftPurchase) => void
  /** Takes the focus afterwards and shows the outcome of the purchase. */
  place: RefObject<HTMLElement | null>
}

/** Cancels a purchase; a second press confirms it, because money moves. */
export function CancelGift({ gift: { reference, status, amount }, onCancelled, place }: Props) {
  const cancel = async () => {
    const { cancelGift } = await import('../api/gift-calls')
    onCancelled(await cancelGift(reference))
  }
  return (
    <ConfirmButton
      title="Отменить покупку"
      yes="Отменить и вернуть деньги"
      onYes={cancel}
      place={place}
      className={styles.cancel}
    >
      <p>
        Вернём {formatPrice(amount)} туда, откуда они пришли.{' '}
        {status === 'sent' ? 'Код у получателя перестанет действовать.' : 'Карта не будет отправлена.'}
      </p>
    </ConfirmButton>
  )
}
