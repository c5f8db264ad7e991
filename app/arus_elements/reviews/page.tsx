import type { Metadata } from 'next'
import { ModerationScreen } from '@/features/reviews/components/moderation-screen'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Проверка отзывов'

export const metadata: Metadata = { title: TITLE, robots: { index: false, follow: false } }

/** The queue of reviews, for administrators. */
export default function ReviewModerationPage() {
  return (
    <DeskFrame title={TITLE}>
      <ModerationScreen />
    </DeskFrame>
  )
}
