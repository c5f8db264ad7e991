import type { Metadata } from 'next'
import { OwnerText } from '@/app/_components/owner-text'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { BonusCalculator } from '@/features/club/components/bonus-calculator'
import { ClubCard } from '@/features/club/components/club-card'
import { ClubHero } from '@/features/club/components/club-hero'
import { ClubPage } from '@/features/club/components/club-page'
import { ClubFacts, ClubQuestions, ClubSection, ClubSteps } from '@/features/club/components/club-parts'
import { TierCards } from '@/features/club/components/tier-cards'
import type { ClubTerms } from '@/features/club/model/club-terms'
import { readSpending, type Spending, USUAL_SPENDING } from '@/features/club/model/estimate'
import { clubQuestions } from '@/features/club/model/questions'
import { loadClubTerms } from '@/features/club/server/load-club'
import { loadSiteName } from '@/lib/site/load-site-name'
import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const DAYS = ['день', 'дня', 'дней'] as const
const SHOWN_QUESTIONS = 4

const loadTerms = () => orEmpty(loadClubTerms, undefined)

export async function generateMetadata(): Promise<Metadata> {
  const [terms, siteName] = await Promise.all([loadTerms(), loadSiteName()])
  const best = terms?.tiers.at(-1)?.cashback
  return toMetadata(await loadMeta(hrefs.club), {
    title: `Клуб «${siteName}»: бонусы за каждую покупку`,
    description: best
      ? `До ${formatPercent(best)} бонусами за запчасти, шины и масла. Уровни, правила и калькулятор: посчитайте, сколько вернётся вам.`
      : 'Бонусы за запчасти, шины и масла.',
    path: hrefs.club,
  })
}

async function readQuery({ searchParams }: Props): Promise<Spending> {
  const { sum, times } = await searchParams
  const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
  return readSpending({ sum: first(sum), times: first(times) }) ?? USUAL_SPENDING
}

export default async function ClubMainPage(props: Props) {
  const [terms, spending, siteName, { heading }] = await Promise.all([
    loadTerms(),
    readQuery(props),
    loadSiteName(),
    loadMeta(hrefs.club),
  ])
  return (
    <ClubPage path={hrefs.club} trail={[{ title: 'Клуб' }]}>
      {terms ? <Club heading={heading} siteName={siteName} terms={terms} spending={spending} /> : <NoClub />}
      <OwnerText path={hrefs.club} />
    </ClubPage>
  )
}

type ClubProps = { heading: string | null; siteName: string; terms: ClubTerms; spending: Spending }

function Club({ heading, siteName, terms, spending }: ClubProps) {
  const { tiers, writeoffPercent, bonusPrice, bonusDays } = terms
  const best = tiers.at(-1)?.cashback ?? 0
  return (
    <>
      <ClubHero
        mark="Вступление бесплатное"
        heading={heading ?? `Клуб «${siteName}»: до ${formatPercent(best)} возвращается бонусами`}
        lead={
          <>
            Один бонус — {formatPrice(bonusPrice)}. Ими можно оплатить{' '}
            <b>до {formatPercent(writeoffPercent)}</b> следующего заказа: фильтр к маслу, щётки к зиме или
            половину нового аккумулятора.
          </>
        }
        picture={<ClubCard siteName={siteName} cashback={best} />}
      >
        <a className={buttonClass()} href={hrefs.loyalty}>
          Вступить или открыть карту
        </a>
        <a className={buttonClass({ look: 'secondary' })} href="#calculator">
          Посчитать бонусы
        </a>
      </ClubHero>
      <ClubSection
        id="tiers"
        title="Три уровня: чем чаще, тем выгоднее"
        lead="Уровень считается сам по выданным заказам. Ничего включать и подтверждать не нужно."
      >
        <TierCards terms={terms} />
      </ClubSection>
      <ClubSection id="calculator" title="Сколько вернётся вам">
        <BonusCalculator terms={terms} spending={spending} />
      </ClubSection>
      <ClubSection id="how" title="Как это работает">
        <ClubSteps
          steps={[
            { title: 'Вступите', text: 'Заполните профиль и нажмите «Вступить»: карта появится сразу.' },
            {
              title: 'Покупайте как обычно',
              text: 'Бонусы видны у товара, в корзине и в заказе — до копейки те, что придут.',
            },
            { title: 'Получите бонусы', text: 'Они ваши, как только товар выдан.' },
            {
              title: 'Платите ими',
              text: `До ${formatPercent(writeoffPercent)} стоимости товаров, одной галочкой на последнем шаге.`,
            },
          ]}
        />
      </ClubSection>
      <ClubSection id="facts" title="Честные правила">
        <ClubFacts
          facts={[
            {
              icon: 'clock',
              title: formatCount(bonusDays, DAYS),
              text: 'столько живут бонусы; первыми тратятся те, что сгорят раньше',
            },
            {
              icon: 'return',
              title: 'Отменили — вернули',
              text: 'списанные бонусы возвращаются вместе с отменой, и за часть заказа тоже',
            },
            {
              icon: 'gift',
              title: 'Вместе с подарком',
              text: 'бонусы и подарочная карта работают в одном заказе',
            },
            {
              icon: 'shield',
              title: 'Только частным лицам',
              text: 'у компаний свои цены, наценка и отсрочка',
            },
          ]}
        />
      </ClubSection>
      <ClubSection id="questions" title="Спрашивают чаще всего">
        <ClubQuestions questions={clubQuestions(terms).slice(0, SHOWN_QUESTIONS)} />
        <p>
          <a href={hrefs.clubFaq}>Все вопросы о клубе</a>
        </p>
      </ClubSection>
    </>
  )
}

function NoClub() {
  return (
    <EmptyState
      title="Условия клуба сейчас не открылись"
      text="Попробуйте через минуту: бонусы на вашей карте от этого не меняются."
      actions={
        <a className={buttonClass()} href={hrefs.club}>
          Повторить
        </a>
      }
    />
  )
}
