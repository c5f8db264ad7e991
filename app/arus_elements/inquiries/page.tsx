import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { InquiryDesk } from '@/features/inquiries/components/inquiry-desk'
import { QueryProvider } from '@/lib/query/query-provider'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../elements.module.css'

const TITLE = 'Обращения и недоставленное'

export const metadata: Metadata = { title: TITLE, robots: { index: false, follow: false } }

/** What people have written to the shop, and messages that could not be delivered, for administrators. */
export default function InquiryDeskPage() {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Администратору', href: hrefs.elements },
          { title: TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <QueryProvider>
        <InquiryDesk />
      </QueryProvider>
    </div>
  )
}
