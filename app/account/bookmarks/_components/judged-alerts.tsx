'use client'

import { AlertList } from '@/features/alerts/components/alert-list'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'

/** What the user waits for, judged for the chosen car. */
export function JudgedAlerts() {
  return <AlertList fitmentFor={({ brand, article }) => <FitmentBadge part={{ brand, article }} />} />
}
