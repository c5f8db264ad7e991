'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatPriceAutorub } from '@/lib/format/price'
import { isGatewayError } from '@/lib/gateway/errors'
import { requiredField } from '@/lib/validation/fields-schema'
import { checkPromoCode, takePromoCode, type PromoCode } from '../api/club-calls'
import { termWords } from '../model/promo-words'
import styles from './promo.module.css'

const MAX_LENGTH = 64
const ABOUT_THE_CODE: ReadonlySet<string> = new Set(['notFound', 'validation', 'conflict', 'rateLimited'])
const schema = z.object({ promoCode: requiredField('Введите промокод', MAX_LENGTH) })

type Props = {
  /** Told once the bonuses are on the card. */
  onApplied?: () => void
}

/** First says what a code gives, then gives it. */
export function PromoForm({ onApplied }: Props) {
  const form = useSchemaForm(schema, { promoCode: '' })
  const queries = useQueryClient()
  const [found, setFound] = useState<PromoCode>()
  const [applied, setApplied] = useState<PromoCode>()

  // The button that was pressed is gone; another code may follow.
  useEffect(() => {
    if (applied) form.setFocus('promoCode')
  }, [applied, form])

  const check = async (text: string) => {
    setApplied(undefined)
    setFound(await checkPromoCode(text))
  }
  const apply = async ({ promoCode }: PromoCode) => {
    const promo = await takePromoCode(promoCode)
    setFound(undefined)
    setApplied(promo)
    form.reset({ promoCode: '' })
    await queries.invalidateQueries({ queryKey: ['club'] })
    onApplied?.()
  }
  // What the gateway says of the code stands under it.
  const refuse = (failure: unknown) => {
    // Another tab was quicker: its bonuses are on the card.
    if (isGatewayError(failure) && failure.kind === 'conflict')
      void queries.invalidateQueries({ queryKey: ['club'] })
    if (isGatewayError(failure) && ABOUT_THE_CODE.has(failure.kind)) {
      form.setError('promoCode', { type: 'gateway', message: failure.message })
    } else applyFailure(form, failure)
  }

  return (
    <div className={styles.form}>
      <Form
        form={form}
        label="Промокод"
        onSubmit={async ({ promoCode }) => {
          try {
            await (found ? apply(found) : check(promoCode))
          } catch (failure) {
            setFound(undefined)
            refuse(failure)
          }
        }}
      >
        <div className={styles.line}>
          <TextField
            form={form}
            name="promoCode"
            label="Промокод"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onValue={() => setFound(undefined)}
          />
          {!found && <SubmitButton form={form}>Проверить</SubmitButton>}
        </div>
        {found && (
          <div className={styles.found} role="status">
            <p>
              <strong>{found.title}</strong>: {`+${formatPriceAutorub(found.bonuses)} на карту`}
            </p>
            {found.description && <p className={styles.soft}>{found.description}</p>}
            <p className={styles.soft}>{termWords(found)}</p>
            <div className={styles.actions}>
              <SubmitButton form={form}>Применить</SubmitButton>
              <Button look="plain" onClick={() => setFound(undefined)}>
                Не сейчас
              </Button>
            </div>
          </div>
        )}
      </Form>
      {applied && (
        <Notice kind="ok">
          {`Промокод «${applied.promoCode}» применён: +${formatPriceAutorub(applied.bonuses)} на карте.`}
        </Notice>
      )}
    </div>
  )
}
