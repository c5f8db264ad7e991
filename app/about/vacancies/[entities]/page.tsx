import type { Metadata } from 'next'
import { InquiryBlock } from '@/app/_components/inquiry/inquiry-block'
import { COMPANY } from '@/app/about/_components/company-menu'
import { ContentScreen } from '@/features/content/components/content-screen'
import { VacancyText } from '@/features/vacancies/components/vacancy-text'
import { jobPostingJsonLd } from '@/features/vacancies/model/job-posting'
import { loadVacancy } from '@/features/vacancies/server/load-vacancies'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { JsonLd } from '@/components/seo/json-ld'
import { env } from '@/lib/env'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { toLoaded } from '@/lib/data-cache/load'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import styles from './page.module.css'

type Props = { params: Promise<{ entities: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await readVacancy(params)
  if (loaded.kind !== 'found') return {}
  const { id, title, city, preview } = loaded.value
  const path = hrefs.vacancy(id)
  return toMetadata(await loadMeta(path), {
    title: ['Вакансия', title, city].filter(Boolean).join(', '),
    description: preview ?? `Вакансия «${title}»: обязанности, требования, условия и отклик на сайте.`,
    path,
  })
}

export default async function VacancyPage({ params }: Props) {
  const loaded = await readVacancy(params)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const vacancy = loaded.value
  const [meta, { params: site }] = await Promise.all([loadMeta(hrefs.vacancy(vacancy.id)), loadBootstrap()])
  const employer = { origin: env().SITE_URL, name: site.legal.title ?? site.siteName }
  return (
    <ContentScreen
      heading={meta.heading ?? vacancy.title}
      trail={[COMPANY, { title: 'Вакансии', href: hrefs.vacancies }, { title: vacancy.title }]}
      meta={meta}
    >
      <JsonLd data={jobPostingJsonLd(employer, vacancy)} />
      <VacancyText vacancy={vacancy} />
      <section id="apply" className={styles.apply}>
        <h2>Откликнуться</h2>
        <p>Расскажите о себе или приложите резюме: отдел персонала ответит в течение двух рабочих дней.</p>
        <InquiryBlock
          form={INQUIRY_FORMS.vacancy}
          defaults={{ vacancy: [vacancy.title, vacancy.city, vacancy.id].filter(Boolean).join(', ') }}
          submit="Отправить отклик"
        />
      </section>
    </ContentScreen>
  )
}

async function readVacancy(params: Props['params']) {
  const { entities } = await params
  return toLoaded(() => loadVacancy(decodeUriPart(entities) ?? ''))
}
