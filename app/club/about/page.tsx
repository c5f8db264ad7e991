import type { Metadata } from 'next'
import { OwnerText } from '@/app/_components/owner-text'
import { buttonClass } from '@/components/ui/button'
import { ClubHero } from '@/features/club/components/club-hero'
import { ClubPage } from '@/features/club/components/club-page'
import { ClubFacts, ClubSection, ClubSteps } from '@/features/club/components/club-parts'
import { TierCards } from '@/features/club/components/tier-cards'
import { bonusesFor } from '@/features/club/model/estimate'
import { TIER_TITLES } from '@/features/club/model/club-terms'
import { loadClubTerms } from '@/features/club/server/load-club'
import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Как работает клуб'
const LEAD =
  'Как растёт уровень, когда приходят бонусы, что ими можно оплатить и что будет при отмене заказа.'
const DAYS = ['день', 'дня', 'дней'] as const
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
/** An order to explain the rules by. */
const EXAMPLE = 4000

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.clubAbout), {
    title: TITLE,
    description: LEAD,
    path: hrefs.clubAbout,
  })
}

export default async function ClubAboutPage() {
  const terms = await orEmpty(loadClubTerms, undefined)
  const trail = [{ title: 'Клуб', href: hrefs.club }, { title: TITLE }]
  const middle = terms?.tiers[1] ?? terms?.tiers[0]
  return (
    <ClubPage path={hrefs.clubAbout} trail={trail}>
      <ClubHero heading={TITLE} lead={LEAD}>
        <a className={buttonClass()} href={hrefs.loyalty}>
          Вступить в клуб
        </a>
      </ClubHero>
      {terms && (
        <>
          <ClubSection
            id="levels"
            title="Уровни"
            lead={`Считаем выданные заказы за последние ${formatCount(terms.periodMonths, MONTHS)}. Уровень растёт в тот же день, как выполнены оба условия, и снижается, когда старые покупки выходят из этого срока.`}
          >
            <TierCards terms={terms} />
          </ClubSection>
          {middle && (
            <ClubSection
              id="example"
              title={`Пример: заказ на ${formatPrice(EXAMPLE)}, уровень «${TIER_TITLES[middle.tier]}»`}
            >
              <ClubSteps
                steps={[
                  {
                    title: `Придёт ${formatPriceAutorub(bonusesFor(EXAMPLE, middle.cashback))}`,
                    text: `${formatPercent(middle.cashback)} от ${formatPrice(EXAMPLE)}, если платить деньгами.`,
                  },
                  {
                    title: `Списать можно ${formatPriceAutorub(bonusesFor(EXAMPLE, terms.writeoffPercent))}`,
                    text: `До ${formatPercent(terms.writeoffPercent)} товаров. Останется оплатить ${formatPrice(EXAMPLE - bonusesFor(EXAMPLE, terms.writeoffPercent) * terms.bonusPrice)}.`,
                  },
                  {
                    title: `Тогда придёт ${formatPriceAutorub(bonusesFor(EXAMPLE - bonusesFor(EXAMPLE, terms.writeoffPercent), middle.cashback))}`,
                    text: 'Бонусы начисляются на ту часть, за которую вы платите деньгами или подарочной картой.',
                  },
                ]}
              />
            </ClubSection>
          )}
          <ClubSection id="rules" title="Что стоит знать">
            <ClubFacts
              facts={[
                {
                  icon: 'clock',
                  title: `${formatCount(terms.bonusDays, DAYS)} жизни`,
                  text: 'с того дня, когда бонусы можно тратить',
                },
                {
                  icon: 'truck',
                  title: 'Кроме доставки',
                  text: 'бонусы платят за товары; доставку может оплатить подарочная карта',
                },
                {
                  icon: 'building',
                  title: 'Не по счёту',
                  text: 'в заказах организаций и по счёту бонусы не списываются и не начисляются',
                },
                {
                  icon: 'return',
                  title: 'При отмене',
                  text: 'возвращаем списанное целыми бонусами, начисление пересчитываем',
                },
              ]}
            />
          </ClubSection>
        </>
      )}
      <OwnerText path={hrefs.clubAbout} />
    </ClubPage>
  )
}
