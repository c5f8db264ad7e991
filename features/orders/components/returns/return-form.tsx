import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { notify } from '@/components/ui/toast/notify'
import { isOutdated } from '@/lib/forms/is-outdated'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { orderQueryOptions, readAnew } from '../../api/order-queries'
import { requestReturn } from '../../api/return-writes'
import { fieldText } from '../../model/field-text'
import type { Order, OrderKind, OrderLine } from '../../model/order'
import { lineName, readChosenPieces } from '../../model/order-lines'
import { type Chosen, returnableLines } from '../../model/order-returns'
import { sendPhotos } from '../../api/send-photos'
import { PHOTO_TYPES, photosProblem } from '../../model/return-photos'
import { ReturnedLine } from './returned-line'
import formStyles from '@/components/form/form.module.css'
import styles from '../order-screen.module.css'

const NOTHING_CHOSEN = 'Отметьте, что возвращаете'
const NO_REASON = 'Выберите причину у каждого товара'

const NOT_CHOSEN: Chosen = { pieces: undefined, reason: '' }

type Props = { order: Order; kind: OrderKind; onDone: () => void }

/** Which products come back and why, with photos; the request is made first, photos follow it one by one. */
export function ReturnForm({ order, kind, onDone }: Props) {
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const [seen, setSeen] = useState(order)
  const { orderNumber } = order
  const { queryKey } = orderQueryOptions(kind, orderNumber)

  const lines = returnableLines(seen.products)
  const products = lines.flatMap((line) => {
    const { pieces, reason } = chosen.get(line.productId) ?? NOT_CHOSEN
    if (pieces === undefined) return []
    return [{ line, quantity: readChosenPieces(pieces, line.returnableQuantity), reason }]
  })
  const wrong = products.find(({ quantity, reason }) => quantity === undefined || reason === '')

  const choose = (id: string, choice: Chosen) => {
    setProblem(null)
    setChosen((known) => new Map(known).set(id, choice))
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ comment, photos }: { comment: string; photos: readonly File[] }) => {
      const requested = products.flatMap(({ line: { productId }, quantity, reason }) =>
        quantity === undefined || reason === '' ? [] : [{ productId, quantity, reason }],
      )
      const body = { orderNumber, products: requested, comment }
      const changed = await requestReturn({ ...body, idempotencyKey: keyOf(body) })
      const made = changed.returns.at(-1)
      const sent = made && (await sendPhotos(changed, made.id, photos))
      queries.setQueryData(queryKey, sent?.order ?? changed)
      onDone()
      void notify({
        kind: 'ok',
        title: 'Заявка отправлена',
        text: order.sendsMail
          ? 'Магазин ответит письмом и здесь, на странице заказа.'
          : 'Магазин ответит здесь, на странице заказа.',
      })
      if (sent?.problem !== undefined)
        void notify({ kind: 'error', title: 'Не все снимки загрузились', text: sent.problem })
    },
    onError: (error) => {
      setProblem(messageIn(error))
      if (isOutdated(error)) void readAnew(queries, kind, orderNumber).then((now) => now && setSeen(now))
    },
  })

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const field = form.elements.namedItem('photos')
    const photos = field instanceof HTMLInputElement ? [...(field.files ?? [])] : []
    const comment = fieldText(form, 'comment')
    if (products.length === 0) return setProblem(NOTHING_CHOSEN)
    if (wrong) {
      flushSync(() => setProblem(wrong.quantity === undefined ? piecesProblem(wrong.line) : NO_REASON))
      return form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
    if (comment.length > MAX_COMMENT_LENGTH)
      return setProblem(`Комментарий длиннее ${MAX_COMMENT_LENGTH} знаков`)
    const unfit = photosProblem(photos, 0)
    if (unfit !== undefined) return setProblem(unfit)
    mutate({ comment, photos })
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={send}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <fieldset className={styles.cancelled}>
        <legend className={formStyles.label}>Что возвращаете</legend>
        {lines.map((line) => (
          <ReturnedLine
            key={line.productId}
            line={line}
            choice={chosen.get(line.productId) ?? NOT_CHOSEN}
            isWrong={problem !== null && line === wrong?.line}
            onChoose={(choice) => choose(line.productId, choice)}
          />
        ))}
      </fieldset>
      <label className={formStyles.field}>
        <span className={formStyles.label}>Что случилось (необязательно)</span>
        <textarea className={formStyles.input} name="comment" rows={3} />
      </label>
      <label className={formStyles.field}>
        <span className={formStyles.label}>Фотографии, если виден недостаток (необязательно)</span>
        <input className={formStyles.input} type="file" name="photos" multiple accept={PHOTO_TYPES} />
      </label>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Отправляем…' : 'Отправить заявку'}
        </Button>
        <Button look="secondary" onClick={onDone}>
          Закрыть
        </Button>
      </div>
    </form>
  )
}

function piecesProblem(line: OrderLine): string {
  return `${lineName(line)}: напишите, сколько вернуть, от 1 до ${line.returnableQuantity} ${line.unit}`
}
