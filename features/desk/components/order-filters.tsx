import { deskHrefs } from '@/lib/routing/desk-hrefs'
import type { DeskList } from '../api/order-queries'
import type { DeskQuery } from '../model/desk-address'
import { DeskSearch } from './desk-search'
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

export function OrderFilters({ query, shops }: { query: DeskQuery; shops: DeskList['shops'] }) {
  const { search, term, payment, shop } = query
  const places = [['', 'Любой'] as const, ...shops.map(({ id, title }) => [String(id), title] as const)]
  return (
    <DeskSearch
      title="Поиск по заказам покупателей"
      label="Номер, телефон, имя или артикул"
      href={deskHrefs.orders}
      query={{ search, term, payment, shop }}
      className={styles.filters}
      minLength={3}
    >
      <LabelledSelect label="Магазин" name="shop" options={places} defaultValue={String(shop ?? '')} />
      <LabelledSelect label="Срок" name="term" options={TERMS} defaultValue={term} />
      <LabelledSelect label="Оплата" name="payment" options={PAYMENTS} defaultValue={payment} />
    </DeskSearch>
  )
}
