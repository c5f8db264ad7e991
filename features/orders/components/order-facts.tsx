import { EmailText } from '@/components/ui/email-text'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { keepTogether } from '@/lib/text/keep-together'
import { formatPhone } from '@/lib/format/phone'
import { intervalWords } from '@/lib/format/delivery/interval-words'
import type { Order, OrderKind } from '../model/order'
import styles from './order-screen.module.css'

/** In lines of their own where there are several. */
type Fact = string | readonly string[] | null | undefined | false

/** How the order is received and paid, and by whom. */
export function OrderFacts({ order, kind }: { order: Order; kind: OrderKind }) {
  const { delivery, payment, person, comment } = order
  const phone = keepTogether(formatPhone(person.phone))
  const facts: readonly (readonly [string, Fact])[] = [
    ['Получение', delivery.title],
    ['Адрес', delivery.address],
    [
      'Когда',
      [delivery.date && formatDeliveryDateLong(delivery.date), delivery.time && intervalWords(delivery.time)]
        .filter(Boolean)
        .join(', '),
    ],
    ['Перевозка', order.isDeliveryAgreed && kind === 'current' && 'Цену и срок назовёт менеджер'],
    ['Курьеру', delivery.comment],
    ['Оплата', payment.title],
    ['Получатель', [person.name, phone, person.email].filter(Boolean)],
    ['Клиент', person.client],
    ['Организация', person.company],
    ['ИНН / КПП', [person.inn, person.kpp].filter(Boolean).join(' / ')],
    ['Комментарий', comment],
  ]
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts" className={styles.heading}>
        Получение и оплата
      </h2>
      <dl className={styles.facts}>
        {facts.flatMap(([title, value]) =>
          value
            ? [
                <div key={title} className={styles.fact}>
                  <dt>{title}</dt>
                  <dd>
                    {typeof value === 'string'
                      ? value
                      : value.map((line) => (
                          <p key={line}>
                            <EmailText>{line}</EmailText>
                          </p>
                        ))}
                  </dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </section>
  )
}
