'use client'

import { useQuery } from '@tanstack/react-query'
import { EmailText } from '@/components/ui/email-text'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { intervalWords } from '@/lib/format/delivery/interval-words'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPrice } from '@/lib/format/price'
import { formatPhone } from '@/lib/format/phone'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { type DeskOrder, deskOrderOptions } from '../api/order-queries'
import { toneOf } from '../model/words'
import { DeliveryPrice } from './delivery-price'
import { DeskPending } from './desk-pending'
import { MoveForm } from './move-form'
import { NoteForm } from './note-form'
import { OrderDocuments } from './order-documents'
import { DeskReturns } from './returns/desk-returns'
import styles from './desk.module.css'

const RECEIPT_WORDS = {
  pending: 'отправляется',
  done: 'отправлен покупателю',
  failed: 'касса не приняла',
  unneeded: 'пробивает касса магазина',
} as const
const REFUND_WORDS = { pending: 'отправлен в банк', done: 'возвращён', failed: 'банк не принял' } as const

/** One order as the shop's staff works on it; printed, it is the list to pick by. */
export function DeskOrderScreen({ orderNumber }: { orderNumber: string }) {
  const { data: order, error, refetch } = useQuery(deskOrderOptions(orderNumber))
  if (!order) return <DeskPending error={error} refetch={refetch} lines={12} />
  return (
    <div className={styles.screen}>
      <div className={styles.tabs}>
        <ToneBadge tone={toneOf(order.status.code)} title={order.status.title} />
        <span className={styles.soft}>{formatMoment(order.createdAt)}</span>
        <OrderDocuments orderNumber={orderNumber} isBillable={order.isBillable} />
      </div>
      <MoveForm order={order} />
      <DeskReturns order={order} />
      <div className={styles.columns}>
        <Facts order={order} />
        <div className={styles.screen}>
          <DeliveryPrice order={order} />
          <NoteForm order={order} />
        </div>
      </div>
      <section aria-labelledby="history" className={styles.unprinted}>
        <h2 id="history" className={styles.heading}>
          История
        </h2>
        <ol className={styles.history}>
          {order.history.map(({ at, title, author }) => (
            <li key={`${at}${title}`}>
              <time className={styles.soft} dateTime={at}>
                {formatMoment(at)}
              </time>{' '}
              {title}
              {author !== null && <span className={styles.soft}> — {author}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function carriageWords({ price }: NonNullable<DeskOrder['agreedDelivery']>): string {
  if (price === null) return 'Назовите покупателю цену и срок перевозчика'
  return `${price === 0 ? 'Бесплатно' : formatPrice(price)}, цена согласована`
}

function Facts({ order }: { order: DeskOrder }) {
  const { person, delivery, payment, comment, shop, customerId } = order
  const where = [
    delivery.title,
    shop ?? delivery.address,
    delivery.date && formatDeliveryDateLong(delivery.date),
    delivery.time && intervalWords(delivery.time),
  ]
  const facts: [string, string][] = [
    [
      'Покупатель',
      [person.name, person.company, person.inn && `ИНН ${person.inn}`].filter(Boolean).join(', '),
    ],
    ['Получение', [...new Set(where.filter(Boolean))].join(', ')],
    ...(order.pickupCode ? [['Код получения', order.pickupCode] satisfies [string, string]] : []),
    ...(order.agreedDelivery
      ? [['Перевозка', carriageWords(order.agreedDelivery)] satisfies [string, string]]
      : []),
    ['Оплата', payment.title],
    ['Сумма', formatPrice(order.totalPrice)],
    ['Оплачено', order.isPaid && order.paid < order.totalPrice ? 'При получении' : formatPrice(order.paid)],
    ...order.refunds.map(({ amount, status }): [string, string] => [
      'Возврат',
      `${formatPrice(amount)}, ${REFUND_WORDS[status]}`,
    ]),
    ...order.receipts.map(({ amount, status }): [string, string] => [
      'Чек при выдаче',
      `${formatPrice(amount)}, ${RECEIPT_WORDS[status]}`,
    ]),
    ...(comment ? [['Комментарий', comment] satisfies [string, string]] : []),
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        Покупатель и оплата
      </h2>
      <dl className={styles.facts}>
        {facts.map(([title, text]) => (
          <div key={title + text}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Телефон</dt>
          <dd>
            <a href={`tel:+${person.phone}`}>{formatPhone(person.phone)}</a>
          </dd>
        </div>
        {customerId !== null && (
          <div className={styles.unprinted}>
            <dt>Кабинет</dt>
            <dd>
              <a href={deskHrefs.customer(customerId)} data-prefetch="none">
                Все заказы и бонусы
              </a>
            </dd>
          </div>
        )}
        {person.email !== '' && (
          <div>
            <dt>Почта</dt>
            <dd>
              <a href={`mailto:${person.email}`}>
                <EmailText>{person.email}</EmailText>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
