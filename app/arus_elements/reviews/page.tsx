import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ModerationScreen } from '@/features/reviews/components/moderation-screen'
import { QueryProvider } from '@/lib/query/query-provider'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../elements.module.css'

const TITLE = 'Проверка отзывов'

export const metadata: Metadata = { title: TITLE, robots: { index: false, follow: false } }

/** The queue of reviews, for administrators. */
export default function ReviewModerationPage() {
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
        <ModerationScreen />
      </QueryProvider>
    </div>
  )
}
