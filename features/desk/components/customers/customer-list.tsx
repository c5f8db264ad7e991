'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { EmailText } from '@/components/ui/email-text'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPhone } from '@/lib/format/phone'
import { formatCount } from '@/lib/format/plural'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { type CustomerList as List, customersOptions } from '../../api/customer-queries'
import { type CustomerQuery, customersHref, readCustomerQuery } from '../../model/customer-address'
import { DeskPending } from '../desk-pending'
import { DeskSearch } from '../desk-search'
import { NothingFound } from '../nothing-found'
import { StepLinks } from '../step-links'
import { LabelledSelect } from '../labelled-select'
import styles from '../desk.module.css'
import rows from './customer-row.module.css'

const ORDERS = ['заказ', 'заказа', 'заказов'] as const

const KINDS = [
  ['all', 'Все'],
  ['company', 'Компании'],
  ['blocked', 'Заблокированные'],
] as const

/** People with an account. What is shown stands in the address. */
export function CustomerList() {
  const query = readCustomerQuery(new URLSearchParams(useSearchParams()))
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...customersOptions(query),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.screen}>
      <DeskSearch
        title="Поиск по покупателям"
        label="Телефон, имя или почта"
        href={deskHrefs.customers}
        query={{ search: query.search, kind: query.kind }}
        minLength={3}
      >
        <LabelledSelect label="Кого показать" name="kind" options={KINDS} defaultValue={query.kind} />
      </DeskSearch>
      {data ? (
        <Found query={query} data={data} isBusy={isPlaceholderData} />
      ) : (
        <DeskPending error={error} refetch={refetch} lines={12} />
      )}
    </div>
  )
}

function Found({ query, data, isBusy }: { query: CustomerQuery; data: List; isBusy: boolean }) {
  return (
    <>
      {data.customers.length === 0 ? (
        <NothingFound
          title="Никого нет"
          text="По этим условиям никто не нашёлся."
          way={
            query.search === '' && query.kind === 'all' ? undefined : [deskHrefs.customers, 'Все покупатели']
          }
        />
      ) : (
        <ul className={styles.list} aria-label="Покупатели" aria-busy={isBusy}>
          {data.customers.map((customer) => (
            <Row key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
      <StepLinks
        back={
          query.after === undefined ? undefined : [customersHref({ ...query, after: undefined }), 'К новым']
        }
        forward={
          data.next === null ? undefined : [customersHref({ ...query, after: data.next }), 'Более ранние']
        }
      />
    </>
  )
}

function Row({ customer }: { customer: List['customers'][number] }) {
  const { id, name, phone, email, isCompany, isBlocked, registeredAt, ordersCount } = customer
  return (
    <li className={`${styles.row} ${rows.row}`}>
      <div>
        <h2 className={styles.number}>
          <a className={styles.cover} href={deskHrefs.customer(id)} data-prefetch="none">
            {name || 'Без имени'}
          </a>
        </h2>
        {isCompany && <p className={styles.soft}>компания</p>}
        {isBlocked && <ToneBadge tone="bad" title="Заблокирован" />}
      </div>
      <div>
        {phone !== null && <p className="no-break">{formatPhone(phone)}</p>}
        {email !== null && (
          <p className={styles.soft}>
            <EmailText>{email}</EmailText>
          </p>
        )}
      </div>
      <div>
        <p>{formatCount(ordersCount, ORDERS)}</p>
        <p className={styles.soft}>с {formatMoment(registeredAt)}</p>
      </div>
    </li>
  )
}
