import type { Metadata } from 'next'
import { HtmlText } from '@/features/content/components/html-text'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { AnalogsForm } from './_components/analogs-form'
import { AnalogsPage } from './_components/analogs-page'
import styles from './_components/analogs.module.css'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.analogs), {
    title: 'Аналоги автозапчастей по номеру',
    description:
      'Введите номер детали: покажем, чем её заменить дешевле, быстрее или у более известного бренда.',
    path: hrefs.analogs,
  })
}

export default async function AnalogsEntryPage() {
  const meta = await loadMeta(hrefs.analogs)
  return (
    <AnalogsPage title={meta.heading ?? 'Аналоги по номеру детали'}>
      {meta.subheading && <p className={styles.subheading}>{meta.subheading}</p>}
      <p className={styles.lead}>
        Введите номер детали: покажем, чем её заменить, и сравним цены и сроки. Если номер есть у нескольких
        брендов, предложим выбрать.
      </p>
      <AnalogsForm />
      <div className={styles.words}>
        <HtmlText html={sanitizeHtml(meta.content)} />
      </div>
    </AnalogsPage>
  )
}
