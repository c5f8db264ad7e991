'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { CLUB_KEY } from '../api/club-queries'
import styles from './promo.module.css'

type Props = {
  promoCode: string
  /** Told once it stands among those that were applied, and its button is gone. */
  onApplied: () => void
}

/** Applies a code that is offered; what it gives stands beside it. */
export function ApplyOffered({ promoCode, onApplied }: Props) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const apply = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { takePromoCode } = await import('../api/club-writes')
      await takePromoCode(promoCode)
      await queries.invalidateQueries({ queryKey: CLUB_KEY })
      onApplied()
    } catch (failure) {
      setProblem(isGatewayError(failure) && failure.message ? failure.message : NO_ANSWER)
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        look="secondary"
        small
        aria-disabled={isBusy}
        aria-label={`Применить ${promoCode}`}
        onClick={() => void apply()}
      >
        Применить
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
