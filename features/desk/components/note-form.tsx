'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { type DeskOrder, deskOrderOptions } from '../api/order-queries'
import { sendNote } from '../api/order-writes'
import { TypedArea } from './typed-area'
import styles from './desk.module.css'

/** An email to the buyer, which the history of the order keeps; without a mail service the history alone. */
export function NoteForm({ order: { orderNumber, sendsMail } }: { order: DeskOrder }) {
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const [text, setText] = useState('')
  const [turn, setTurn] = useState(0)
  const isHydrated = useHydrated()
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () => sendNote({ orderNumber, text, idempotencyKey: keyOf({ text, turn }) }),
    onSuccess: (changed) => {
      setText('')
      setTurn(turn + 1)
      queries.setQueryData(deskOrderOptions(orderNumber).queryKey, changed)
    },
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending && text.trim() !== '') mutate()
  }
  return (
    <form className={`${styles.screen} ${styles.unprinted}`} aria-labelledby="note" onSubmit={send}>
      <h2 id="note" className={styles.heading}>
        Написать покупателю
      </h2>
      {!sendsMail && (
        <p className={styles.soft}>
          Писем магазин не отправляет: покупатель увидит сообщение на странице заказа. Срочное скажите по
          телефону.
        </p>
      )}
      <TypedArea label="Сообщение" rows={4} maxLength={MAX_COMMENT_LENGTH} value={text} onValue={setText} />
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
      {isSuccess && text === '' && (
        <Notice kind="ok">
          {sendsMail ? 'Письмо уйдёт в течение минуты' : 'Сообщение на странице заказа'}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          look="secondary"
          disabled={!isHydrated}
          aria-disabled={isPending || text.trim() === ''}
        >
          {isPending ? 'Отправляем…' : 'Отправить'}
        </Button>
      </div>
    </form>
  )
}
