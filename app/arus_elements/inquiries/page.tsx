import type { Metadata } from 'next'
import { robotsOf } from '@/lib/routing/pages'
import { InquiryDesk } from '@/features/inquiries/components/inquiry-desk'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Обращения и недоставленное'

export const metadata: Metadata = { title: TITLE, robots: robotsOf('/arus_elements/inquiries') }

/** What people have written to the shop, and messages that could not be delivered, for administrators. */
export default function InquiryDeskPage() {
  return (
    <DeskFrame title={TITLE} place={deskHrefs.inquiries}>
      <InquiryDesk />
    </DeskFrame>
  )
}
