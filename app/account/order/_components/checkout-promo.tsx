'use client'

import { PromoForm } from '@/features/loyalty/components/promo-form'
import { QueryProvider } from '@/lib/query/query-provider'

/** The form keeps codes in queries, which the checkout does without. */
export function CheckoutPromo({ onApplied }: { onApplied: () => void }) {
  return (
    <QueryProvider>
      <PromoForm onApplied={onApplied} />
    </QueryProvider>
  )
}
