import type { Metadata } from 'next'
import { InquiryDesk } from '@/features/inquiries/components/inquiry-desk'
import { DeskFrame } from '../_components/desk-frame'

const TITLE = 'Обращения и недоставленное'

export const metadata: Metadata = { title: TITLE, robots: { index: false, follow: false } }

/** What people have written to the shop, and messages that could not be delivered, for administrators. */
export default function InquiryDeskPage() {
  return (
    <DeskFrame title={TITLE}>
      <InquiryDesk />
    </DeskFrame>
  )
}
