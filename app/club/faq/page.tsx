import type { Metadata } from 'next'
import { OwnerText } from '@/app/_components/owner-text'
import { JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { ClubHero } from '@/features/club/components/club-hero'
import { ClubPage } from '@/features/club/components/club-page'
import { ClubQuestions, ClubSection } from '@/features/club/components/club-parts'
import { clubQuestions } from '@/features/club/model/questions'
import { loadClubTerms } from '@/features/club/server/load-club'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { faqJsonLd } from '@/lib/seo/data/structured-data'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Вопросы о клубе'
const LEAD = 'Как вступить, за что начисляют бонусы, как их потратить и когда они сгорают.'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.clubFaq), { title: TITLE, description: LEAD, path: hrefs.clubFaq })
}

export default async function ClubFaqPage() {
  const terms = await orEmpty(loadClubTerms, undefined)
  const questions = terms ? clubQuestions(terms) : []
  return (
    <ClubPage path={hrefs.clubFaq} trail={[{ title: 'Клуб', href: hrefs.club }, { title: TITLE }]}>
      <ClubHero heading={TITLE} lead={LEAD} />
      {questions.length > 0 && (
        <>
          <ClubSection id="answers" title="Ответы">
            <ClubQuestions questions={questions} />
          </ClubSection>
          <JsonLd data={faqJsonLd(questions)} />
        </>
      )}
      <OwnerText path={hrefs.clubFaq} />
      <ClubSection id="more" title="Не нашли ответ?">
        <p>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.helpFaq}>
            Вопросы о заказах и доставке
          </a>
        </p>
      </ClubSection>
    </ClubPage>
  )
}
