import type { Metadata } from 'next'
import { InquiryBlock } from '@/app/_components/inquiry/inquiry-block'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { readFeedbackAddress } from '@/features/inquiries/model/read-feedback-address'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { FeedbackAside } from './_components/feedback-aside'
import styles from './page.module.css'

const TITLE = 'Написать нам'
const LEAD =
  'Подберём деталь, разберёмся с заказом, ответим на вопрос. Отвечаем на почту в течение рабочего дня; срочное быстрее решит звонок.'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.helpFeedback), {
    title: TITLE,
    description: LEAD,
    path: hrefs.helpFeedback,
  })
}

export default async function FeedbackPage({ searchParams }: Props) {
  const defaults = readFeedbackAddress(await searchParams)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Помощь', href: hrefs.help },
          { title: TITLE },
        ]}
      />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <p className={styles.lead}>{LEAD}</p>
      <div className={styles.columns}>
        <InquiryBlock form={INQUIRY_FORMS.feedback} defaults={defaults} submit="Отправить" />
        <FeedbackAside />
      </div>
    </div>
  )
}
