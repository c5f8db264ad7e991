import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { CompareScreen } from './_components/compare-screen'
import styles from './_components/compare.module.css'

const TITLE = 'Сравнение'

export const metadata: Metadata = { title: 'Сравнение товаров', robots: robotsOf('/compare') }

/** The same for everyone: what is compared is known to the browser, or stands in the address, which it reads. */
export default function ComparePage() {
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 className={styles.heading} tabIndex={-1}>
        {TITLE}
      </h1>
      <noscript>
        <p className={styles.soft}>Сравнение собирает браузер: включите в нём скрипты.</p>
      </noscript>
      <CompareScreen />
    </div>
  )
}
