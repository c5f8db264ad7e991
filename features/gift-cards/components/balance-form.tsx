'use client'

import { type FormEvent, useState } from 'react'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { Button } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatPrice } from '@/lib/format/price'
import { usePending } from '@/lib/interaction/use-pending'
import type { GiftBalance } from '../model/gift'
import styles from './balance-form.module.css'

/** What is left on a card, for a visitor with its code. */
export function BalanceForm() {
  const [balance, setBalance] = useState<GiftBalance | null>(null)
  const isHydrated = useHydrated()
  const [problem, setProblem] = useState('')
  const [isRequesting, run] = usePending()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    if (code.value.trim() === '') {
      setBalance(null)
      setProblem('Введите код карты')
      code.focus()
    } else void run(() => call(code.value))
  }

  async function call(code: string) {
    setProblem('')
    setBalance(null)
    try {
      const { checkBalance } = await import('../api/gift-calls')
      setBalance(await checkBalance(code))
    } catch (error) {
      const { refusalOf } = await import('../model/refusal-of')
      setProblem(Object.values(refusalOf(error))[0] ?? '')
    }
  }

  return (
    <form className={styles.form} aria-label="Остаток на карте" noValidate onSubmit={submit}>
      <LabelledInput
        label="Код карты"
        name="code"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        aria-invalid={problem === '' ? undefined : true}
        aria-describedby={problem === '' ? undefined : 'gift-balance-problem'}
      />
      <Button type="submit" disabled={!isHydrated} look="secondary" aria-disabled={isRequesting}>
        {isRequesting ? 'Проверяем…' : 'Проверить остаток'}
      </Button>
      <div role="status" className={styles.answer}>
        {problem !== '' && (
          <p id="gift-balance-problem" className={styles.problem}>
            {problem}
          </p>
        )}
        {balance && <Answer balance={balance} />}
      </div>
    </form>
  )
}

function Answer({ balance: { lastFour, balance, nominal, validUntil, isUsable } }: { balance: GiftBalance }) {
  const until = formatLongDay(toMoscowDay(new Date(validUntil)))
  return (
    <>
      <p className={styles.sum}>{formatPrice(balance)}</p>
      <p>
        Карта <span className="no-break">•••• {lastFour}</span>, номинал {formatPrice(nominal)}.{' '}
        {isUsable && `Действует до ${until}.`}
        {!isUsable && balance > 0 && `Срок карты истёк ${until}.`}
        {!isUsable && balance === 0 && 'Карта потрачена целиком.'}
      </p>
    </>
  )
}
