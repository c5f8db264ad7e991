'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/form/fields/field-frame'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useOwnText } from '@/components/form/fields/use-own-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPriceAutorub } from '@/lib/format/price'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { CLUB_KEY, type PromoCode, promoCodesOptions } from '../api/club-queries'
import { termWords } from '../model/term-words'
import formStyles from '@/components/form/form.module.css'
import styles from './promo.module.css'

const MAX_LENGTH = 64
const NO_CODE = 'Введите промокод'

const loadWrites = () => import('../api/club-writes')

type Props = {
  /** Called once the bonuses are on the card. */
  onApplied?: () => void
}

/** First shows what a code gives, then applies it. One field needs no schema, whose code would weigh more than the page. */
export function PromoForm({ onApplied }: Props) {
  const queries = useQueryClient()
  const id = useId()
  const [code, setCode] = useState('')
  const [found, setFound] = useState<PromoCode>()
  const [applied, setApplied] = useState<PromoCode>()
  const [problem, setProblem] = useState<string>()
  const isHydrated = useHydrated()
  const typed = useOwnText<HTMLInputElement>(code, (text) => {
    setCode(text)
    setFound(undefined)
  })
  const { ref: field } = typed

  // The button that was pressed is gone; another code may follow.
  useEffect(() => {
    if (applied) field.current?.focus()
  }, [applied, field])

  const check = async (text: string) => {
    setApplied(undefined)
    const { checkPromoCode } = await loadWrites()
    // What a code gives is the same for every user; whether it was applied stands in the user's own list.
    const [promo, own] = await Promise.all([
      checkPromoCode(text),
      queries.fetchQuery(promoCodesOptions).catch(() => undefined),
    ])
    const use = own?.used.find(({ promoCode }) => promoCode === promo.promoCode)
    if (!use) return setFound(promo)
    const day = use.appliedAt === null ? '' : `, ${formatDeliveryDateLong(use.appliedAt)}`
    setProblem(`Этот промокод вы уже применили${day}.`)
  }
  const apply = async ({ promoCode }: PromoCode) => {
    const promo = await (await loadWrites()).takePromoCode(promoCode)
    setFound(undefined)
    setApplied(promo)
    setCode('')
    await queries.invalidateQueries({ queryKey: CLUB_KEY })
    onApplied?.()
  }
  // The gateway's message about the code stands under it.
  const refuse = (failure: unknown) => {
    setFound(undefined)
    setProblem(isGatewayError(failure) && failure.message ? failure.message : UNAVAILABLE_MESSAGE)
    field.current?.focus()
    // Another tab was quicker: its bonuses are on the card.
    if (isGatewayError(failure) && failure.kind === 'conflict')
      void queries.invalidateQueries({ queryKey: CLUB_KEY })
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => (found ? apply(found) : check(text)),
    onError: refuse,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const text = code.trim()
    setProblem(text === '' ? NO_CODE : undefined)
    if (text === '') field.current?.focus()
    else mutate(text)
  }

  const ids = { field: id, hint: `${id}-hint`, error: `${id}-error` }
  return (
    <div className={styles.form}>
      <form className={formStyles.form} aria-label="Промокод" noValidate onSubmit={submit}>
        <div className={styles.line}>
          <FieldFrame ids={ids} label="Промокод" error={problem}>
            <input
              {...typed}
              id={ids.field}
              className={formStyles.input}
              type="text"
              name="promoCode"
              maxLength={MAX_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={problem !== undefined}
              aria-describedby={describedBy(ids, undefined, problem)}
            />
          </FieldFrame>
          {!found && (
            <Button type="submit" disabled={!isHydrated} aria-disabled={isPending}>
              Проверить
            </Button>
          )}
        </div>
        {found && <FoundCode promo={found} isPending={isPending} onCancel={() => setFound(undefined)} />}
      </form>
      {applied && (
        <Notice kind="ok">
          {`Промокод «${applied.promoCode}» применён: +${formatPriceAutorub(applied.bonuses)} на карте.`}
        </Notice>
      )}
    </div>
  )
}

type FoundProps = { promo: PromoCode; isPending: boolean; onCancel: () => void }

/** What a code gives, before it is applied. */
function FoundCode({ promo, isPending, onCancel }: FoundProps) {
  return (
    <div className={styles.found} role="status">
      <p>
        <strong>{promo.title}</strong>: {`+${formatPriceAutorub(promo.bonuses)} на карту`}
      </p>
      {promo.description && <p className={styles.soft}>{promo.description}</p>}
      <p className={styles.soft}>{termWords(promo)}</p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isPending}>
          Применить
        </Button>
        <Button look="plain" onClick={onCancel}>
          Не сейчас
        </Button>
      </div>
    </div>
  )
}
