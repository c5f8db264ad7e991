'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords } from '@/components/booking/day-words'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { type Tone, ToneMark } from '@/components/ui/tone-mark'
import { formatDeliveryDateLong } from '@/lib/format/delivery-date'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { hrefs } from '@/lib/routing/hrefs'
import { callOffRequest, fetchRequests, type ServiceRequest } from '../api/request-calls'
import styles from './own-requests.module.css'

const KEY = ['autoservice', 'requests']
const SKELETON_PX = 120
const TONES: ReadonlyMap<string, Tone> = new Map<string, Tone>([
  ['booked', 'good'],
  ['past', 'good'],
  ['cancelled', 'bad'],
])

/** What the user has booked at the car service, newest first. */
export function OwnRequests() {
  const [pages, setPages] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, pages],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, at) => fetchRequests(at + 1, signal)),
      )
      return {
        requests: answers.flatMap(({ requests }) => requests),
        last: answers[0]?.pagination.pages ?? 1,
      }
    },
    placeholderData: (before) => before,
  })
  return (
    <section className={styles.section} aria-labelledby="own-requests">
      <h2 id="own-requests">Записи в автосервис</h2>
      {error ? (
        <Notice kind="error">
          Записи не загрузились.{' '}
          <Button look="plain" onClick={() => void refetch()}>
            Повторить
          </Button>
        </Notice>
      ) : !data ? (
        <Skeleton height={SKELETON_PX} />
      ) : data.requests.length === 0 ? (
        <p>
          Записей пока нет. <a href={hrefs.autoservice}>Работы и цены автосервиса</a>
        </p>
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
            <a className={buttonClass({ look: 'secondary' })} href={hrefs.autoservice}>
              Записаться в автосервис
            </a>
          </p>
        </>
      )}
    </section>
  )
}

function OwnRequest({ request }: { request: ServiceRequest }) {
  const { number, kind, status, services, date, time, shop, address, car, company, canCancel } = request
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {kind === 'company' ? 'Договор на обслуживание' : services.join(', ')}
        </h3>
        <ToneMark tone={TONES.get(status.code) ?? 'going'} title={status.title} />
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
      {canCancel && <CallOff number={number} />}
    </li>
  )
}

/** Asks once more before the hour is given back. */
function CallOff({ number }: { number: string }) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const callOff = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await callOffRequest(number)
      // Wheels that were announced with it leave the list of storage.
      await queries.invalidateQueries()
    } catch (error) {
      setProblem(isGatewayError(error) ? error.message : NO_ANSWER)
    } finally {
      setBusy(false)
    }
  }

  if (!isAsked) {
    return (
      <p>
        <Button
          look="secondary"
          small
          onClick={() => setAsked(true)}
          aria-label={`Отменить запись ${number}`}
        >
          Отменить запись
        </Button>
      </p>
    )
  }
  return (
    <div role="group" aria-label={`Отменить запись ${number}?`}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <p className={styles.actions}>
        <Button small aria-disabled={isBusy} onClick={() => void callOff()}>
          {isBusy ? 'Отменяем…' : 'Да, отменить'}
        </Button>
        <Button look="secondary" small onClick={() => setAsked(false)}>
          Оставить
        </Button>
      </p>
    </div>
  )
}
