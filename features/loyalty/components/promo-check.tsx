'use client'

import { type FormEvent, useState } from 'react'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { Button } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { formatPriceAutorub } from '@/lib/format/price'
import { usePending } from '@/lib/interaction/use-pending'
import { hrefs } from '@/lib/routing/hrefs'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useStores } from '@/stores/provider'
import type { PromoCode } from '../api/club-queries'
import { termWords } from '../model/term-words'
import styles from './promo-check.module.css'

const MAX_LENGTH = 64

type Shown = { kind: 'idle' | 'problem' | 'found' | 'applied'; text: string; promo?: PromoCode }

const IDLE: Shown = { kind: 'idle', text: '' }

/** Shows what a code gives; a signed-in user applies it, a guest has to sign in first. */
export function PromoCheck() {
  const { user, userActions } = useStores()
  const { open } = useSignIn()
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<Shown>(IDLE)
  const [isBusy, run] = usePending()

  async function show(work: () => Promise<Shown>) {
    try {
      setShown(await work())
    } catch (error) {
      const { isGatewayError } = await import('@/lib/gateway/errors')
      const { UNAVAILABLE_MESSAGE } = await import('@/lib/gateway/wire/failure-texts')
      const text = isGatewayError(error) && error.message ? error.message : UNAVAILABLE_MESSAGE
      setShown((before) => ({ ...before, kind: before.promo ? 'found' : 'problem', text }))
    }
  }

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = event.currentTarget.elements.namedItem('promoCode') as HTMLInputElement
    if (code.value.trim() === '') {
      setShown({ kind: 'problem', text: 'Введите промокод' })
      code.focus()
      return
    }
    const find = async (): Promise<Shown> => {
      setShown(IDLE)
      const { checkPromoCode } = await import('../api/club-writes')
      return { kind: 'found', text: '', promo: await checkPromoCode(code.value) }
    }
    void run(() => show(find))
  }

  async function take(promo: PromoCode) {
    if (user.getState().status === 'unknown') await userActions.refetch().catch(() => undefined)
    const apply = () =>
      run(() =>
        show(async () => {
          const { takePromoCode } = await import('../api/club-writes')
          return { kind: 'applied', text: '', promo: await takePromoCode(promo.promoCode) }
        }),
      )
    if (user.getState().status === 'guest') open({ afterwards: apply })
    else await apply()
  }

  const { kind, text, promo } = shown
  return (
    <div className={styles.check}>
      <form
        className={styles.form}
        aria-label="Промокод"
        noValidate
        onSubmit={check}
        onInput={() => setShown(IDLE)}
      >
        <LabelledInput
          label="Промокод"
          name="promoCode"
          required
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={kind === 'problem' ? true : undefined}
          aria-describedby={kind === 'problem' ? 'promo-check-problem' : undefined}
        />
        <Button type="submit" disabled={!isHydrated} aria-disabled={isBusy}>
          {isBusy ? 'Проверяем…' : 'Проверить'}
        </Button>
      </form>
      <div role="status">
        {kind === 'problem' && (
          <p id="promo-check-problem" className={styles.problem}>
            {text}
          </p>
        )}
        {kind === 'found' && promo && (
          <div className={styles.found}>
            <p className={styles.sum}>+{formatPriceAutorub(promo.bonuses)}</p>
            <p>
              <b>{promo.title}</b>
            </p>
            {promo.description && <p>{promo.description}</p>}
            <p className={styles.soft}>{termWords(promo)}</p>
            {text !== '' && <p className={styles.problem}>{text}</p>}
            <Button aria-disabled={isBusy} onClick={() => void take(promo)}>
              Начислить на мою карту
            </Button>
          </div>
        )}
        {kind === 'applied' && promo && (
          <div className={styles.found}>
            <p className={styles.sum}>+{formatPriceAutorub(promo.bonuses)}</p>
            <p>Промокод применён, бонусы уже на карте.</p>
            <p>
              <a href={hrefs.loyalty}>Открыть карту</a>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
