'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dayWords } from '@/components/booking/day-words'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { type Tone, ToneBadge } from '@/components/ui/tone-badge'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { hrefs } from '@/lib/routing/hrefs'
import type { ServiceRequest } from '../api/request-calls'
import { ownRequestsOptions } from '../api/own-requests-options'
import styles from './own-requests.module.css'

const SKELETON_PX = 120
const TONES: ReadonlyMap<string, Tone> = new Map<string, Tone>([
  ['booked', 'good'],
  ['done', 'good'],
  ['missed', 'bad'],
  ['cancelled', 'bad'],
])

/** The user's visits to the car service, newest first; the way to more of them where the shop offers works. */
export function OwnRequests({ isOffered }: { isOffered: boolean }) {
  const [pages, setPages] = useState(1)
  const { data, error, refetch } = useQuery({
    ...ownRequestsOptions(pages),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.section} aria-labelledby="own-requests">
      <h2 id="own-requests">Записи в автосервис</h2>
      {error && !data ? (
        <Notice kind="error">
          Записи не загрузились.{' '}
          <Button look="plain" onClick={() => void refetch()}>
            Повторить
          </Button>
        </Notice>
      ) : !data ? (
        <Skeleton height={SKELETON_PX} />
      ) : data.requests.length === 0 ? (
        <p>Записей пока нет. {isOffered && <a href={hrefs.autoservice}>Работы и цены автосервиса</a>}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {data.requests.map((request) => (
              <OwnRequest key={request.number} request={request} />
            ))}
          </ul>
          <p className={styles.actions}>
            {pages < data.last && (
              <Button look="secondary" onClick={() => setPages(pages + 1)}>
                Показать ещё
              </Button>
            )}
            {isOffered && (
              <a className={buttonClass({ look: 'secondary' })} href={hrefs.autoservice}>
                Записаться в автосервис
              </a>
            )}
          </p>
        </>
      )}
    </section>
  )
}

function OwnRequest({ request }: { request: ServiceRequest }) {
  const { number, kind, status, services, date, time, shop, address, car, company, canCancel } = request
  const queries = useQueryClient()
  const place = useRef<HTMLLIElement>(null)
  return (
    <li ref={place} tabIndex={-1} className={styles.request}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {kind === 'company' ? 'Договор на обслуживание' : services.join(', ')}
        </h3>
        <ToneBadge tone={TONES.get(status.code) ?? 'going'} title={status.title} />
      </div>
      {date && (
        <p className={styles.hour}>
          {dayWords(date)}, {time}
        </p>
      )}
      {shop && (
        <p>
          {shop}. {address}
        </p>
      )}
      <p className={styles.soft}>
        {[number, car, company, `от ${formatDeliveryDateLong(request.createdAt)}`]
          .filter((words) => words !== null)
          .join(' · ')}
      </p>
      {canCancel && (
        <ConfirmButton
          title="Отменить запись"
          label={`Отменить запись ${number}`}
          yes="Да, отменить"
          place={place}
          onYes={async () => {
            const { callOffRequest } = await import('../api/request-calls')
            await callOffRequest(number)
            // Wheels that were announced with it leave the list of storage.
            await queries.invalidateQueries()
          }}
        />
      )}
    </li>
  )
}
