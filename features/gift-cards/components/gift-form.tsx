'use client'

import { type FormEvent, useState } from 'react'
import { useEarly } from '@/components/form/use-early'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { formatPrice } from '@/lib/format/price'
import { usePageRestored } from '@/lib/interaction/use-page-restored'
import type { GiftDesign, GiftOffer } from '../model/gift'
import { toGiftOrder } from '../model/to-gift-order'
import { GiftFace } from './gift-face'
import { GiftFields, type Problems } from './gift-fields'
import styles from './gift-form.module.css'

type Props = { offer: GiftOffer; siteName: string }

const FORM = ''

/** A gift card is chosen, looked at and paid; what was typed stays when something is wrong. */
export function GiftForm({ offer, siteName }: Props) {
  const { nominals, minAmount, maxAmount } = offer
  const [shown, setShown] = useState({
    amount: nominals[1] ?? nominals[0] ?? minAmount,
    design: 'road' as GiftDesign,
    to: '',
    from: '',
  })
  const isHydrated = useHydrated()
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  const canBePaid = shown.amount >= minAmount && shown.amount <= maxAmount
  const keyOf = useRepeatKey()
  usePageRestored(() => setSending(false))

  function preview(form: HTMLFormElement) {
    const order = orderOf(form)
    setShown({ amount: order.amount, design: order.design, to: order.recipientName, from: order.buyerName })
  }

  const whole = useEarly<HTMLFormElement>(preview)

  function refuse(form: HTMLFormElement, refused: Problems) {
    setProblems(refused)
    focusFirst(form, refused)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    setProblems({})
    try {
      const [{ buyGift }, { missingWords }] = await Promise.all([
        import('../api/gift-calls'),
        import('../model/missing-words'),
      ])
      const order = orderOf(form)
      const missing = missingWords(order)
      if (Object.keys(missing).length > 0) refuse(form, missing)
      else {
        const paymentUrl = await buyGift({ ...order, idempotencyKey: keyOf(order) })
        if (paymentUrl) return window.location.assign(paymentUrl)
        setProblems({ [FORM]: 'Эта карта уже оплачена.' })
      }
    } catch (error) {
      const { refusalOf } = await import('../model/refusal-of')
      refuse(form, refusalOf(error))
    }
    setSending(false)
  }

  return (
    <form
      ref={whole}
      className={styles.form}
      aria-label="Купить подарочную карту"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={(event) => preview(event.currentTarget)}
    >
      <div className={styles.preview}>
        <GiftFace siteName={siteName} {...shown} />
        <p className={styles.soft}>Так карта выглядит в подарок. Код придёт получателю письмом.</p>
      </div>
      <div className={styles.fields}>
        {problems[FORM] && (
          <p className={styles.problem} role="alert">
            {problems[FORM]}
          </p>
        )}
        <GiftFields offer={offer} problems={problems} />
        <Button type="submit" disabled={!isHydrated} aria-disabled={isSending}>
          {isSending ? 'Открываем оплату…' : `Оплатить${canBePaid ? ` ${formatPrice(shown.amount)}` : ''}`}
        </Button>
      </div>
    </form>
  )
}

function orderOf(form: HTMLFormElement) {
  const data = new FormData(form)
  return toGiftOrder((name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  })
}

function focusFirst(form: HTMLFormElement, problems: Problems) {
  const [name] = Object.keys(problems)
  const field = form.elements.namedItem(name === 'amount' ? 'own' : (name ?? ''))
  if (field instanceof HTMLElement) field.focus()
}
