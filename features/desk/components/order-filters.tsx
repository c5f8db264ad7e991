import { Button } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import type { DeskList } from '../api/order-queries'
import type { DeskQuery } from '../model/desk-address'
import { LabelledSelect } from './labelled-select'
import styles from './desk.module.css'

const TERMS = [
  ['any', 'Любой'],
  ['today', 'Сегодня'],
  ['overdue', 'Просрочен'],
] as const

const PAYMENTS = [
  ['any', 'Любая'],
  ['paid', 'Оплачен'],
  ['owed', 'Ждёт оплаты на сайте'],
  ['on-receipt', 'При получении'],
] as const

/** A plain form of the address: it works without scripts too. */
export function OrderFilters({ query, shops }: { query: DeskQuery; shops: DeskList['shops'] }) {
  const { search, term, payment, shop } = query
  const places = [['', 'Любой'] as const, ...shops.map(({ id, title }) => [String(id), title] as const)]
  return (
    <form
      key={JSON.stringify([search, term, payment, shop])}
      className={styles.filters}
      action={deskHrefs.orders}
      role="search"
      aria-label="Поиск по заказам покупателей"
    >
      <LabelledInput
        label="Номер, телефон, имя или артикул"
        labelClassName={styles.wide}
        type="search"
        name="search"
        minLength={3}
        maxLength={100}
        defaultValue={search}
      />
      <LabelledSelect label="Магазин" name="shop" options={places} defaultValue={String(shop ?? '')} />
      <LabelledSelect label="Срок" name="term" options={TERMS} defaultValue={term} />
      <LabelledSelect label="Оплата" name="payment" options={PAYMENTS} defaultValue={payment} />
      <Button type="submit">Найти</Button>
    </form>
  )
}
