'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { type ChosenSlot, SlotPicker } from '@/components/booking/slot-picker'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useOwnText } from '@/components/form/fields/use-own-text'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { useFirstInteraction } from '@/lib/interaction/use-first-interaction'
import { issuesOptions, slotsOptions, STORAGE_KEY } from '../api/storage-queries'
import { StorageFailure } from './storage-failure'
import { WarehouseChoice } from './warehouse-choice'
import formStyles from '@/components/form/form.module.css'
import styles from './storage-screen.module.css'

const NO_HOUR = 'Выберите день и время'

type Props = {
  number: string
  /** Takes the focus when the booked hour replaces the form. */
  place: RefObject<HTMLElement | null>
}

/** Books the hour at which the wheels are handed out. */
export function IssueForm({ number, place }: Props) {
  const queries = useQueryClient()
  const isSomebodyThere = useFirstInteraction()
  const { data, error, refetch } = useQuery(issuesOptions(number))
  const [chosenShop, setShop] = useState<string>()
  const shop = chosenShop ?? data?.warehouses[0]?.code
  const slots = useQuery({
    ...slotsOptions(number, shop ?? ''),
    enabled: shop !== undefined && isSomebodyThere,
  })
  const [slot, setSlot] = useState<Partial<ChosenSlot>>({})
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isHydrated = useHydrated()
  const keyOf = useRepeatKey()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ warehouse, date, time }: ChosenSlot & { warehouse: string }) => {
      const { bookIssue } = await import('../api/issue-writes')
      const issue = {
        order_number: number,
        warehouse,
        issue_date: date,
        issue_time: time,
        ...(comment.trim() ? { comment: comment.trim() } : {}),
      }
      await bookIssue({ ...issue, idempotency_key: keyOf(issue) })
      await queries.invalidateQueries({ queryKey: STORAGE_KEY })
      place.current?.focus()
    },
    onError: async (failure) => {
      setProblem(problemOf(failure))
      // A refused hour is chosen anew; after any other failure it stays.
      if (isGatewayError(failure) && failure.retryable) return
      setSlot(({ date }) => ({ date }))
      void slots.refetch()
      // Another tab may have booked: then the wheels show that instead.
      if (isGatewayError(failure) && failure.kind === 'conflict')
        await queries.invalidateQueries({ queryKey: STORAGE_KEY })
    },
  })
  if (error && !data) return <StorageFailure error={error} onRetry={() => void refetch()} />
  if (!data || shop === undefined) return data ? <NoDesks /> : <TextSkeleton lines={6} />

  const book = () => {
    if (isPending) return
    const { date, time } = slot
    setProblem(date === undefined || time === undefined ? NO_HOUR : null)
    if (date !== undefined && time !== undefined) mutate({ warehouse: shop, date, time })
  }

  return (
    <section aria-labelledby="issue-form">
      <h2 id="issue-form" className={styles.heading}>
        Забрать комплект
      </h2>
      <form
        className={styles.form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          book()
        }}
      >
        <WarehouseChoice
          warehouses={data.warehouses}
          chosen={shop}
          onChoose={(code) => {
            setShop(code)
            setSlot({})
          }}
        />
        {slots.data ? (
          <SlotPicker
            days={slots.data.days}
            date={slot.date ?? null}
            time={slot.time ?? null}
            onDate={(date) => setSlot({ date })}
            onTime={(time) => setSlot(({ date }) => ({ date, time }))}
          />
        ) : slots.error ? (
          <StorageFailure error={slots.error} onRetry={() => void slots.refetch()} />
        ) : (
          <TextSkeleton lines={4} />
        )}
        <Comment text={comment} onChange={setComment} />
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        <Button type="submit" disabled={!isHydrated} aria-disabled={isPending}>
          {isPending ? 'Записываем…' : 'Назначить выдачу'}
        </Button>
      </form>
    </section>
  )
}

function Comment({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const typed = useOwnText<HTMLTextAreaElement>(text, onChange)
  return (
    <label className={formStyles.field}>
      <span className={formStyles.label}>Комментарий (необязательно)</span>
      <textarea {...typed} className={formStyles.input} rows={2} maxLength={MAX_COMMENT_LENGTH} />
    </label>
  )
}

function NoDesks() {
  return <Notice>Записаться на выдачу сейчас нельзя. Позвоните в магазин, где лежат колёса.</Notice>
}

function problemOf(failure: unknown): string {
  if (!isGatewayError(failure)) return UNAVAILABLE_MESSAGE
  return errorItems(failure.body)[0]?.message ?? failure.message
}
