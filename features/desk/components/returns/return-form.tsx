import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { type DeskOrder, deskOrderOptions, type DeskReturn } from '../../api/order-queries'
import { deskWaitingOptions } from '../../api/waiting-query'
import { acceptReturn, decideReturn } from '../../api/return-writes'
import { isOutdated } from '@/lib/forms/is-outdated'
import { readPieces } from '@/lib/forms/read-pieces'
import { DeskCheck } from '../desk-check'
import { TypedInput } from '../typed-input'
import styles from '../desk.module.css'

type Line = {
  line: DeskOrder['products'][number]
  /** Most pieces that may be taken back, and how many are proposed. */
  most: number
  start: number
}

type Props = {
  order: DeskOrder
  /** Null for products that come without a request. */
  one: DeskReturn | null
  lines: readonly Line[]
}

/** Pieces as typed. */
type Choice = { pieces: string; isFit: boolean }

const NO_REASON = 'Напишите покупателю, почему возврата не будет'

/** Takes products back, or answers the request: to bring them, or that they will not be taken. */
export function ReturnForm({ order, one, lines }: Props) {
  const queries = useQueryClient()
  const keyOf = useRepeatKey()
  const isHydrated = useHydrated()
  const [choices, setChoices] = useState<Readonly<Record<string, Partial<Choice>>>>({})
  const [withDelivery, setWithDelivery] = useState(false)
  const [answer, setAnswer] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { orderNumber, version, deliveryPrice } = order
  const { queryKey } = deskOrderOptions(orderNumber)
  const choiceOf = ({ line, start }: Line): Choice => ({
    pieces: String(start),
    isFit: true,
    ...choices[line.productExternalId],
  })
  const choose = (id: string, choice: Partial<Choice>) =>
    setChoices((known) => ({ ...known, [id]: { ...known[id], ...choice } }))
  const products = lines.flatMap((one) => {
    const { pieces, isFit } = choiceOf(one)
    const quantity = readPieces(pieces, one.most)
    return quantity === undefined ? [] : [{ productExternalId: one.line.productExternalId, quantity, isFit }]
  })
  const wrong = lines.find((one) => readPieces(choiceOf(one).pieces, one.most, 0) === undefined)
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (decision: 'accept' | 'approve' | 'refuse') => {
      const change = { orderNumber, version, answer: answer.trim() }
      if (decision === 'accept' || one === null) {
        const body = { ...change, returnId: one?.id ?? null, products, withDelivery }
        return acceptReturn({ ...body, idempotencyKey: keyOf(body) })
      }
      const body = { ...change, returnId: one.id, decision }
      return decideReturn({ ...body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (changed) => {
      setChoices({})
      setAnswer('')
      setWithDelivery(false)
      queries.setQueryData(queryKey, changed)
      void queries.invalidateQueries({ queryKey: deskWaitingOptions.queryKey })
    },
    onError: (error) => {
      setProblem(messageIn(error))
      return isOutdated(error) ? queries.invalidateQueries({ queryKey }) : undefined
    },
  })
  const decide = (decision: 'accept' | 'approve' | 'refuse') => {
    if (isPending) return
    const missing = decision === 'refuse' && answer.trim() === '' ? NO_REASON : null
    setProblem(missing)
    if (missing === null) mutate(decision)
  }
  const accept = (event: SubmitEvent) => {
    event.preventDefault()
    if (wrong) {
      const range = `от 0 до ${wrong.most} ${wrong.line.unit}`
      flushSync(() => setProblem(`${nameOf(wrong)}: напишите, сколько принять, ${range}`))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    } else if (products.length > 0) decide('accept')
    else setProblem('Напишите, сколько принять')
  }
  return (
    <form
      ref={form}
      className={styles.screen}
      aria-label={one === null ? 'Возврат без заявки' : `Решение по возврату ${one.id}`}
      noValidate
      onSubmit={accept}
    >
      {lines.map((each) => (
        <TakenLine
          key={each.line.productExternalId}
          {...each}
          choice={choiceOf(each)}
          isWrong={problem !== null && each === wrong}
          onChoose={(choice) => choose(each.line.productExternalId, choice)}
        />
      ))}
      {deliveryPrice > 0 && (
        <DeskCheck isOn={withDelivery} onChange={setWithDelivery}>
          Вернуть и деньги за доставку
        </DeskCheck>
      )}
      <TypedInput
        label="Ответ покупателю"
        maxLength={MAX_COMMENT_LENGTH}
        value={answer}
        onValue={setAnswer}
      />
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {isSuccess && problem === null && products.length === 0 && <Notice kind="ok">Возврат принят</Notice>}
      <div className={styles.tabs}>
        <Button type="submit" disabled={!isHydrated} aria-disabled={isPending}>
          {isPending && variables === 'accept' ? 'Принимаем…' : 'Принять и вернуть деньги'}
        </Button>
        {one?.state === 'requested' && (
          <Button look="secondary" aria-disabled={isPending} onClick={() => decide('approve')}>
            {isPending && variables === 'approve' ? 'Сохраняем…' : 'Согласовать, ждём товар'}
          </Button>
        )}
        {one !== null && (
          <Button look="plain" aria-disabled={isPending} onClick={() => decide('refuse')}>
            {isPending && variables === 'refuse' ? 'Сохраняем…' : 'Отказать'}
          </Button>
        )}
      </div>
    </form>
  )
}

function nameOf({ line: { brand, article } }: Line): string {
  return `${brand} ${article}`
}

type TakenProps = Line & {
  choice: Choice
  isWrong: boolean
  onChoose: (choice: Partial<Choice>) => void
}

function TakenLine({ choice, isWrong, onChoose, ...taken }: TakenProps) {
  const { line, most } = taken
  const name = nameOf(taken)
  return (
    <div className={styles.fields}>
      <TypedInput
        label={`Принять из ${most} ${line.unit}: ${name}`}
        inputMode="numeric"
        aria-invalid={isWrong || undefined}
        value={choice.pieces}
        onValue={(pieces) => onChoose({ pieces })}
      />
      <DeskCheck
        isOn={choice.isFit}
        onChange={(isFit) => onChoose({ isFit })}
        name={`${name} можно продать снова`}
      >
        Можно продать снова
      </DeskCheck>
    </div>
  )
}
