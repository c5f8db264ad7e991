'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Notice } from '@/components/ui/notice'
import { isOutdated } from '@/lib/forms/is-outdated'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { orderQueryOptions, readAnew } from '../api/order-queries'
import type { Order, OrderKind } from '../model/order'
import { fieldText } from '../model/field-text'
import { cancellableLines, lineName, readChosenPieces } from '../model/order-lines'
import { CancelledLine } from './cancelled-line'
import formStyles from '@/components/form/form.module.css'
import styles from './order-screen.module.css'

const NOTHING_CHOSEN = 'Отметьте, что отменить'

function tooLong(reason: string): string {
  return `Причина длиннее ${MAX_COMMENT_LENGTH} знаков: сократите её на ${reason.length - MAX_COMMENT_LENGTH}`
}

/** Cancels chosen products, or pieces of them, after a confirmation. */
export function CancelProducts({ order, kind }: { order: Order; kind: OrderKind }) {
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(order)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [problem, setProblem] = useState<string | null>(null)

  const { orderNumber } = order
  const { queryKey } = orderQueryOptions(kind, orderNumber)
  const lines = cancellableLines(seen.products)
  const products = lines.flatMap((line) => {
    const { productId, cancellableQuantity, multiplicity } = line
    const typed = chosen.get(productId)
    if (typed === undefined) return []
    return [{ line, productId, quantity: readChosenPieces(typed, cancellableQuantity, multiplicity) }]
  })
  const wrong = products.find(({ quantity }) => quantity === undefined)?.line

  const choose = (id: string, pieces: string | undefined) => {
    setProblem(null)
    setChosen((known) => {
      const next = new Map(known)
      if (pieces === undefined) next.delete(id)
      else next.set(id, pieces)
      return next
    })
  }

  const open = () => {
    setSeen(order)
    setOpen(true)
  }

  const close = () => {
    setOpen(false)
    setChosen(new Map())
    setProblem(null)
  }

  const cancel = useMutation({
    mutationFn: async (reason: string) => {
      const { cancelProducts } = await import('../api/order-writes')
      const requested = products.map(({ productId, quantity = 0 }) => ({ productId, quantity }))
      const body = { orderNumber, products: requested, reason }
      const changed = await cancelProducts({ ...body, idempotencyKey: keyOf(body) })
      queries.setQueryData(queryKey, changed)
      close()
      await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
    },
    onError: (error) => {
      setProblem(messageIn(error))
      if (isOutdated(error)) void readAnew(queries, kind, orderNumber).then((now) => now && setSeen(now))
    },
  })

  const send = (form: HTMLFormElement) => {
    if (cancel.isPending) return
    if (wrong) {
      const { cancellableQuantity, unit } = wrong
      const limits = `от 1 до ${cancellableQuantity} ${unit}`
      flushSync(() => setProblem(`${lineName(wrong)}: напишите, сколько отменить, ${limits}`))
      return form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
    if (products.length === 0) return setProblem(NOTHING_CHOSEN)
    const reason = fieldText(form, 'reason')
    if (reason.length > MAX_COMMENT_LENGTH) return setProblem(tooLong(reason))
    cancel.mutate(reason)
  }

  return (
    <>
      <Button look="secondary" onClick={open}>
        Отменить товары
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Отменить товары заказа ${orderNumber}`}>
        <form
          className={formStyles.form}
          onSubmit={(event) => {
            event.preventDefault()
            send(event.currentTarget)
          }}
        >
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <fieldset className={styles.cancelled}>
            <legend className={formStyles.label}>Что отменить</legend>
            {lines.map((line) => (
              <CancelledLine
                key={line.productId}
                line={line}
                pieces={chosen.get(line.productId)}
                isWrong={problem !== null && line === wrong}
                onChoose={(pieces) => choose(line.productId, pieces)}
              />
            ))}
          </fieldset>
          <label className={formStyles.field}>
            <span className={formStyles.label}>Почему (необязательно)</span>
            <textarea className={formStyles.input} name="reason" rows={2} />
          </label>
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={cancel.isPending}>
              {cancel.isPending ? 'Отменяем…' : 'Отменить выбранное'}
            </Button>
            <Button look="secondary" onClick={close}>
              Оставить всё
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
