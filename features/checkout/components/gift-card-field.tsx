'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { formatPrice } from '@/lib/format/price'
import { usePending } from '@/lib/interaction/use-pending'
import { mayUseGiftCards } from '../model/lines/totals'
import { useCheckout, useCheckoutScope, useIsCorporate } from './checkout-context'
import { useTotals } from './use-totals'
import styles from './gift-card-field.module.css'

const NO_CODE = 'Введите код с карты'

/** Lets gift cards pay: a code, what they pay of this order, and what stays on them. */
export function GiftCardField() {
  const isCorporate = useIsCorporate()
  const mayUse = useCheckout((state) => mayUseGiftCards(state, isCorporate))
  const giftCards = useCheckout((state) => state.giftCards)
  const { gift } = useTotals()
  if (isCorporate) return null
  if (!mayUse) {
    return giftCards.length > 0 ? (
      <p className={styles.note}>При такой оплате подарочная карта не спишется: она платит за частных лиц.</p>
    ) : null
  }
  const sum = giftCards.reduce((all, { balance }) => all + balance, 0)
  return (
    <details className={styles.field} open={giftCards.length > 0 || undefined}>
      <summary>Есть подарочная карта</summary>
      <Cards />
      {giftCards.length > 0 && (
        <p className={styles.note} role="status">
          Карты оплатят {formatPrice(gift)}
          {sum > gift ? `, на них останется ${formatPrice(Math.round((sum - gift) * 100) / 100)}` : ''}.
        </p>
      )}
      <CodeInput />
    </details>
  )
}

function Cards() {
  const { flow } = useCheckoutScope()
  const giftCards = useCheckout((state) => state.giftCards)
  if (giftCards.length === 0) return null
  return (
    <ul className={styles.cards}>
      {giftCards.map(({ code, lastFour, balance }) => (
        <li key={code}>
          <span>
            Карта <span className="no-break">•••• {lastFour}</span>
          </span>
          <b>{formatPrice(balance)}</b>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Убрать карту ${lastFour}`}
            onClick={() => flow.removeGiftCard(code)}
          >
            Убрать
          </button>
        </li>
      ))}
    </ul>
  )
}

function CodeInput() {
  const { flow } = useCheckoutScope()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isRequesting, run] = usePending()

  async function add() {
    const code = field.current?.value.trim() ?? ''
    if (code === '') return setProblem(NO_CODE)
    setProblem('')
    const refusal = await flow.addGiftCard(code)
    if (refusal !== null) setProblem(refusal)
    else if (field.current) field.current.value = ''
  }

  /** The form around it is the whole order's. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void run(add)
  }

  return (
    <div className={styles.code}>
      <label htmlFor={id}>Код карты</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          maxLength={40}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
        />
        <Button look="secondary" aria-disabled={isRequesting} onClick={() => void run(add)}>
          {isRequesting ? 'Проверяем…' : 'Применить'}
        </Button>
      </div>
      {problem !== '' && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
