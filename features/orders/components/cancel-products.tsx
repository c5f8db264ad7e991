'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Notice } from '@/components/ui/notice'
import { isGatewayError } from '@/lib/gateway/errors'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { orderQueryOptions } from '../api/order-queries'
import type { Order, OrderKind } from '../model/order'
import { fieldText } from '../model/field-text'
import { cancellableLines } from '../model/order-lines'
import { CancelledLine } from './cancelled-line'
import formStyles from '@/components/form/form.module.css'
import styles from './order-screen.module.css'

const NOTHING_CHOSEN = 'Отметьте, что отменить'
const FAILED = 'Не получилось отменить. Попробуйте позже.'

function tooLong(reason: string): string {
  return `Причина длиннее ${MAX_COMMENT_LENGTH} знаков: сократите её на ${reason.length - MAX_COMMENT_LENGTH}`
}

/** Cancels chosen products, or pieces of them, after a confirmation. */
export function CancelProducts({ order, kind }: { order: Order; kind: OrderKind }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [problem, setProblem] = useState<string | null>(null)

  const choose = (id: string, quantity: number) => {
    setProblem(null)
    setChosen((known) => {
      const next = new Map(known)
      if (quantity > 0) next.set(id, quantity)
      else next.delete(id)
      return next
    })
  }

  const close = () => {
    setOpen(false)
    setChosen(new Map())
    setProblem(null)
  }

  const cancel = useMutation({
    mutationFn: async (reason: string) => {
      const products = [...chosen].map(([productId, quantity]) => ({ productId, quantity }))
      const { cancelProducts } = await import('../api/order-writes')
      const changed = await cancelProducts(order.orderNumber, products, reason)
      queries.setQueryData(orderQueryOptions(kind, order.orderNumber).queryKey, changed)
      close()
      await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
    },
    onError: (error) => setProblem(isGatewayError(error) ? error.message : FAILED),
  })

  const send = (reason: string) => {
    if (cancel.isPending) return
    if (chosen.size === 0) return setProblem(NOTHING_CHOSEN)
    if (reason.length > MAX_COMMENT_LENGTH) return setProblem(tooLong(reason))
    cancel.mutate(reason)
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Отменить товары
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Отменить товары заказа ${order.orderNumber}`}>
        <form
          className={formStyles.form}
          onSubmit={(event) => {
            event.preventDefault()
            send(fieldText(event.currentTarget, 'reason'))
          }}
        >
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <fieldset className={styles.cancelled}>
            <legend className={formStyles.label}>Что отменить</legend>
            {cancellableLines(order.products).map((line) => (
              <CancelledLine
                key={line.productId}
                line={line}
                quantity={chosen.get(line.productId) ?? 0}
                onChoose={(quantity) => choose(line.productId, quantity)}
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
