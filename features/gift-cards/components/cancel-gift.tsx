'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatPrice } from '@/lib/format/price'
import type { GiftPurchase } from '../model/gift'
import styles from './gift-purchase-screen.module.css'

type Props = { gift: GiftPurchase; onCancelled: (gift: GiftPurchase) => void }

/** Takes a purchase back; asks once more before money moves. */
export function CancelGift({ gift: { reference, status, amount }, onCancelled }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const cancel = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      const { cancelGift } = await import('../api/gift-calls')
      onCancelled(await cancelGift(reference))
    } catch (error) {
      const { refusalOf } = await import('../model/refusal-of')
      setProblem(Object.values(refusalOf(error).problems)[0] ?? '')
      setBusy(false)
    }
  }

  if (!isAsking)
    return (
      <div>
        <Button look="secondary" small onClick={() => setAsking(true)}>
          Отменить покупку
        </Button>
      </div>
    )
  return (
    <div className={styles.cancel} role="group" aria-label="Отмена покупки">
      <p>
        Вернём {formatPrice(amount)} туда, откуда они пришли.{' '}
        {status === 'sent' ? 'Код у получателя перестанет действовать.' : 'Карта не будет отправлена.'}
      </p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <p className={styles.actions}>
        <Button small aria-disabled={isBusy} onClick={() => void cancel()}>
          {isBusy ? 'Отменяем…' : 'Отменить и вернуть деньги'}
        </Button>
        <Button look="plain" small onClick={() => setAsking(false)}>
          Оставить
        </Button>
      </p>
    </div>
  )
}
