'use client'

import { AlertList } from '@/features/alerts/components/alert-list'
import { FitMark } from '@/features/fitment/components/fit-mark'

/** What the user waits for, judged for the chosen car. */
export function JudgedAlerts() {
  return <AlertList fitmentFor={({ brand, article }) => <FitMark part={{ brand, article }} />} />
}
