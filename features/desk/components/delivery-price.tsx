'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { formatPrice } from '@/lib/format/price'
import { sumRubles } from '@/lib/money'
import { type DeskOrder, deskOrderOptions } from '../api/order-queries'
import { priceDelivery } from '../api/order-writes'
import { isOutdated } from '@/lib/forms/is-outdated'
import { readDeliveryPrice } from '../model/typed/read-delivery-price'
import { TypedInput } from './typed-input'
import styles from './desk.module.css'

type Agreed = NonNullable<DeskOrder['agreedDelivery']>

/** What follows for the buyer, said before the price is saved. */
function whatFollows({ totalPrice, paid, isPayable }: DeskOrder, { price }: Agreed, rubles = 0): string {
  const overpaid = sumRubles([paid, -totalPrice, price ?? 0, -rubles])
  if (price !== null && overpaid > 0) return `Покупателю вернётся ${formatPrice(overpaid)}.`
  return `Цена входит в сумму заказа и оплачивается так же, как он.${isPayable ? ' До оплаты заказ не уйдёт.' : ''}`
}

/** The carrier's price of an order whose delivery is agreed by phone: into the order, and out of it while it is not paid. */
export function DeliveryPrice({ order }: { order: DeskOrder }) {
  const { agreedDelivery } = order
  if (!agreedDelivery?.isChangeable) return null
  return <PriceForm key={String(agreedDelivery.price)} order={order} agreed={agreedDelivery} />
}

function PriceForm({ order, agreed }: { order: DeskOrder; agreed: Agreed }) {
  const { orderNumber, version, sendsMail } = order
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState(agreed.price === null ? '' : String(agreed.price).replace('.', ','))
  const [isRequested, setRequested] = useState(false)
  const { queryKey } = deskOrderOptions(orderNumber)
  const rubles = readDeliveryPrice(typed)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (price: number | null) => {
      const body = { orderNumber, version, price }
      return priceDelivery({ ...body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    onError: (cause) => (isOutdated(cause) ? queries.invalidateQueries({ queryKey }) : undefined),
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setRequested(true)
    if (!isPending && rubles !== undefined && rubles !== agreed.price) mutate(rubles)
  }
  const isWrong = isRequested && rubles === undefined
  return (
    <form
      className={`${styles.screen} ${styles.unprinted}`}
      aria-labelledby="delivery-price"
      noValidate
      onSubmit={save}
    >
      <h2 id="delivery-price" className={styles.heading}>
        Цена перевозки
      </h2>
      <p className={styles.soft}>
        {agreed.price === null
          ? 'Назовите покупателю цену и срок перевозчика, потом запишите цену сюда.'
          : `В заказе ${agreed.price === 0 ? 'бесплатно' : formatPrice(agreed.price)}.`}{' '}
        {whatFollows(order, agreed, rubles ?? agreed.price ?? 0)} {sendsMail && 'Покупатель получит письмо.'}
      </p>
      <TypedInput
        label="Цена, ₽"
        inputMode="decimal"
        value={typed}
        onValue={setTyped}
        aria-invalid={isWrong || undefined}
      />
      {isWrong && (
        <Notice kind="error">
          Введите цену в рублях, например 1234,50, не больше миллиона. Бесплатно — 0.
        </Notice>
      )}
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
      <div className={styles.tabs}>
        <Button
          type="submit"
          look="secondary"
          disabled={!isHydrated}
          aria-disabled={isPending || rubles === agreed.price}
        >
          {isPending ? 'Сохраняем…' : 'Записать цену'}
        </Button>
        {agreed.isRemovable && (
          <Button
            look="plain"
            disabled={!isHydrated}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(null)}
          >
            Снять цену
          </Button>
        )}
      </div>
    </form>
  )
}
