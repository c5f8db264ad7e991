import type { Metadata } from 'next'
import { QuestionModerationScreen } from '@/features/questions/components/question-moderation-screen'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Вопросы о товарах'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/questions') }

/** The queue of questions and answers, for the staff. */
export default function QuestionModerationPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.questions}>
      <QuestionModerationScreen />
    </DeskFrame>
  )
}
