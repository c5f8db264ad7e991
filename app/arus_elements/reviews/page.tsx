import type { Metadata } from 'next'
import { robotsOf } from '@/lib/routing/pages'
import { ModerationScreen } from '@/features/reviews/components/moderation-screen'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Проверка отзывов'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/reviews') }

/** The queue of reviews, for administrators. */
export default function ReviewModerationPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.reviews}>
      <ModerationScreen />
    </DeskFrame>
  )
}
