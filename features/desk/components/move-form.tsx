'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { type DeskOrder, deskOrderOptions } from '../api/order-queries'
import { deskWaitingOptions } from '../api/waiting-query'
import { moveLines } from '../api/order-writes'
import { isOutdated } from '@/lib/forms/is-outdated'
import { MOVE_WORDS, type Move } from '../model/words'
import { type Picked, pickByScan } from '../model/pick-by-scan'
import { readPieces } from '@/lib/forms/read-pieces'
import { type Choice, DeskLine, type RefusalFault } from './desk-line'
import { ScanField } from './scan-field'
import styles from './desk.module.css'

const QUICK: readonly { move: Move; title: string }[] = [
  { move: 'in_work', title: 'Всё в работу' },
  { move: 'ready', title: 'Всё готово' },
  { move: 'delivering', title: 'Всё в доставку' },
  { move: 'issued', title: 'Выдать всё' },
]

const UNCHANGED: Choice = { status: '', reason: '' }

/** Pieces of a line that are refused; undefined for what was typed and is none of them. */
function refusedOf({ quantity }: DeskOrder['products'][number], { pieces }: Choice): number | undefined {
  return pieces === undefined || quantity === 1 ? quantity : readPieces(pieces, quantity)
}

/** What keeps a refusal from being saved: it names how many pieces, and tells the buyer why. */
function faultOf(line: DeskOrder['products'][number], choice: Choice | undefined): RefusalFault | undefined {
  if (choice?.status !== 'refused' || !line.moves.includes('refused')) return undefined
  if (refusedOf(line, choice) === undefined) return 'pieces'
  return choice.reason.trim() === '' ? 'reason' : undefined
}

function codesIn(scanned = ''): string[] {
  return scanned.split('\n').filter((line) => line.trim() !== '')
}

/** «В работу — 4, Отказ поставщика — 1». */
function summaryOf(chosen: readonly { status: Move }[]): string {
  const moves = [...new Set(chosen.map(({ status }) => status))]
  return moves
    .map((move) => `${MOVE_WORDS[move]} — ${chosen.filter(({ status }) => status === move).length}`)
    .join(', ')
}

/** The lines of an order, moved together; nothing is sent before «Сохранить». */
export function MoveForm({ order }: { order: DeskOrder }) {
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const isHydrated = useHydrated()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [picked, setPicked] = useState<Picked>({})
  const [isRequested, setRequested] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { queryKey } = deskOrderOptions(order.orderNumber)
  const wrong = order.products.flatMap((line) => {
    const fault = faultOf(line, choices[line.productExternalId])
    return fault ? [{ line, fault }] : []
  })
  const chosen = order.products.flatMap((line) => {
    const { productExternalId, moves, quantity: left } = line
    const choice = choices[productExternalId]
    const status = choice && moves.find((move) => move === choice.status)
    if (!status) return []
    const reason = status === 'refused' ? choice.reason.trim() : ''
    const markCodes = status === 'issued' ? codesIn(choice.codes) : []
    const pieces = status === 'refused' ? (refusedOf(line, choice) ?? left) : left
    return [
      {
        productExternalId,
        status,
        reason,
        ...(pieces < left && { quantity: pieces }),
        ...(markCodes.length > 0 && { markCodes }),
      },
    ]
  })
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => {
      const body = { orderNumber: order.orderNumber, version: order.version, products: chosen }
      return moveLines({ ...body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (changed) => {
      setChoices({})
      setRequested(false)
      queries.setQueryData(queryKey, changed)
      void queries.invalidateQueries({ queryKey: deskWaitingOptions.queryKey })
    },
    // The order as it is now, with the choices that still can be made.
    onError: (cause) => (isOutdated(cause) ? queries.invalidateQueries({ queryKey }) : undefined),
  })
  const quick = QUICK.filter(({ move }) => order.products.some(({ moves }) => moves.includes(move)))
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    flushSync(() => setRequested(true))
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else if (!isPending && chosen.length > 0) mutate()
  }
  const chooseAll = (move: Move) =>
    setChoices(
      Object.fromEntries(
        order.products.flatMap(({ productExternalId, moves }) =>
          moves.includes(move) ? [[productExternalId, { status: move, reason: '' }]] : [],
        ),
      ),
    )
  const scan = (scanned: string) => {
    const done = pickByScan(order.products, picked, scanned)
    setPicked(done.picked)
    const whole = order.products.find(({ productExternalId }) => productExternalId === done.whole)
    if (whole?.moves.includes('ready'))
      setChoices((known) => ({ ...known, [whole.productExternalId]: { status: 'ready', reason: '' } }))
    return done
  }
  const isScannable = order.products.some(({ barcodes, moves }) => barcodes.length > 0 && moves.length > 0)
  return (
    <form ref={form} className={styles.screen} aria-label="Товары заказа" onSubmit={save}>
      {isScannable && <ScanField onScan={scan} />}
      <ul className={styles.list} aria-label="Товары">
        {order.products.map((line) => (
          <DeskLine
            key={line.productExternalId}
            line={line}
            choice={choices[line.productExternalId]}
            picked={picked[line.productExternalId] ?? 0}
            fault={isRequested ? wrong.find((one) => one.line === line)?.fault : undefined}
            onChoose={(change) => {
              if (change.status !== undefined) setRequested(false)
              setChoices((known) => ({
                ...known,
                [line.productExternalId]: { ...UNCHANGED, ...known[line.productExternalId], ...change },
              }))
            }}
          />
        ))}
      </ul>
      {isRequested &&
        wrong.map(({ line: { productExternalId, brand, article, quantity, unit }, fault }) => (
          <Notice key={productExternalId} kind="error">
            {brand} {article}:{' '}
            {fault === 'reason'
              ? 'напишите покупателю, почему товара не будет'
              : `напишите, сколько не будет, от 1 до ${quantity} ${unit}`}
          </Notice>
        ))}
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
      {isSuccess && chosen.length === 0 && (
        <div className={styles.unprinted}>
          <Notice kind="ok">Сохранено</Notice>
        </div>
      )}
      {quick.length > 0 && (
        <div className={styles.tabs}>
          {quick.map(({ move, title }) => (
            <Button key={move} small look="secondary" onClick={() => chooseAll(move)}>
              {title}
            </Button>
          ))}
          <Button type="submit" disabled={!isHydrated} aria-disabled={isPending || chosen.length === 0}>
            {isPending ? 'Сохраняем…' : 'Сохранить'}
          </Button>
          <span className={`${styles.soft} ${styles.unprinted}`} role="status">
            {chosen.length > 0 && `Изменится: ${summaryOf(chosen)}`}
          </span>
        </div>
      )}
    </form>
  )
}
