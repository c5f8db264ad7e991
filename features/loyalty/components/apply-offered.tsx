'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { CLUB_KEY } from '../api/club-queries'
import styles from './promo.module.css'

type Props = {
  promoCode: string
  /** Called once it stands among those that were applied, and its button is gone. */
  onApplied: () => void
}

/** Applies a code that is offered; what it gives stands beside it. */
export function ApplyOffered({ promoCode, onApplied }: Props) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await import('../api/club-writes')).takePromoCode(promoCode),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CLUB_KEY })
      onApplied()
    },
  })

  return (
    <>
      <Button
        look="secondary"
        small
        aria-disabled={isPending}
        aria-label={`Применить ${promoCode}`}
        onClick={() => !isPending && mutate()}
      >
        Применить
      </Button>
      {error && (
        <p className={styles.problem} role="alert">
          {isGatewayError(error) && error.message ? error.message : UNAVAILABLE_MESSAGE}
        </p>
      )}
    </>
  )
}
