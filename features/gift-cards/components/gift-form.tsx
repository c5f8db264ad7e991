'use client'

import { type FormEvent, useState } from 'react'
import { useEarly } from '@/components/form/use-early'
import { useIsLive } from '@/components/form/use-is-live'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/asking/labelled-input'
import { formatPrice } from '@/lib/format/price'
import { usePageRestored } from '@/lib/interaction/use-page-restored'
import { DESIGNS, type GiftDesign, type GiftOffer } from '../model/gift'
import { toGiftOrder } from '../model/to-gift-order'
import { GiftFace } from './gift-face'
import styles from './gift-form.module.css'

type Props = { offer: GiftOffer; siteName: string }
type Problems = Readonly<Record<string, string>>

const FORM = ''

/** A gift card is chosen, looked at and paid; what was typed stays when something is wrong. */
export function GiftForm({ offer, siteName }: Props) {
  const { nominals, minAmount, maxAmount, firstDay, lastDay } = offer
  const [shown, setShown] = useState({
    amount: nominals[1] ?? nominals[0] ?? minAmount,
    design: 'road' as GiftDesign,
    to: '',
    from: '',
  })
  const isLive = useIsLive()
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)
  const keyOf = useRepeatKey()
  usePageRestored(() => setSending(false))

  function preview(form: HTMLFormElement) {
    const order = orderOf(form)
    setShown({ amount: order.amount, design: order.design, to: order.recipientName, from: order.buyerName })
  }

  const whole = useEarly<HTMLFormElement>(preview)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    setProblems({})
    try {
      const { buyGift } = await import('../api/gift-calls')
      const order = orderOf(form)
      const paymentUrl = await buyGift({ ...order, idempotencyKey: keyOf(order) })
      if (paymentUrl) return window.location.assign(paymentUrl)
      setProblems({ [FORM]: 'Эта карта уже оплачена.' })
    } catch (error) {
      const { refusalOf } = await import('../model/refusal-of')
      const refused = refusalOf(error)
      setProblems(refused)
      focusFirst(form, refused)
    }
    setSending(false)
  }

  const field = (name: string, label: string) => ({
    name,
    label,
    'aria-invalid': problems[name] === undefined ? undefined : true,
    'aria-describedby': problems[name] === undefined ? undefined : `gift-${name}`,
  })
  const problem = (name: string) =>
    problems[name] && (
      <p id={`gift-${name}`} className={styles.problem}>
        {problems[name]}
      </p>
    )

  return (
    <form
      ref={whole}
      className={styles.form}
      aria-label="Купить подарочную карту"
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
        <fieldset className={styles.set}>
          <legend>Номинал</legend>
          <div className={styles.choices}>
            {nominals.map((rubles, at) => (
              <label key={rubles}>
                <input
                  type="radio"
                  name="amount"
                  value={rubles}
                  defaultChecked={at === (nominals[1] ? 1 : 0)}
                />
                <span>{formatPrice(rubles)}</span>
              </label>
            ))}
          </div>
          <LabelledInput
            {...field('own', `Или своя сумма: от ${formatPrice(minAmount)} до ${formatPrice(maxAmount)}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
          />
          {problem('amount')}
        </fieldset>
        <fieldset className={styles.set}>
          <legend>Рисунок</legend>
          <div className={styles.choices}>
            {DESIGNS.map(({ design, title }, at) => (
              <label key={design}>
                <input type="radio" name="design" value={design} defaultChecked={at === 0} />
                <span>{title}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.set}>
          <legend>Кому</legend>
          <LabelledInput
            {...field('recipientName', 'Имя получателя')}
            required
            maxLength={120}
            autoComplete="off"
          />
          {problem('recipientName')}
          <LabelledInput
            {...field('recipientEmail', 'Почта получателя')}
            type="email"
            required
            maxLength={320}
            autoComplete="off"
          />
          {problem('recipientEmail')}
          <label className={styles.words}>
            Ваши слова
            <textarea
              name="words"
              rows={3}
              maxLength={500}
              placeholder="С днём рождения! Пусть дорога будет гладкой"
            />
          </label>
          <LabelledInput
            {...field('deliverOn', 'Когда отправить; пусто — сразу после оплаты')}
            type="date"
            min={firstDay}
            max={lastDay}
          />
          {problem('deliverOn')}
        </fieldset>
        <fieldset className={styles.set}>
          <legend>От кого</legend>
          <LabelledInput
            {...field('buyerName', 'Ваше имя')}
            required
            maxLength={120}
            autoComplete="given-name"
          />
          {problem('buyerName')}
          <LabelledInput
            {...field('buyerEmail', 'Ваша почта: туда придёт подтверждение')}
            type="email"
            required
            maxLength={320}
            autoComplete="email"
          />
          {problem('buyerEmail')}
        </fieldset>
        <Button type="submit" disabled={!isLive} aria-disabled={isSending}>
          {isSending ? 'Открываем оплату…' : `Оплатить ${formatPrice(shown.amount)}`}
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
