import type { Metadata } from 'next'
import { ByPhone } from '@/app/_components/by-phone'
import { OwnerText } from '@/app/_components/owner-text'
import { ClubHero } from '@/features/club/components/club-hero'
import { ClubPage } from '@/features/club/components/club-page'
import { ClubFacts, ClubSection, ClubSteps } from '@/features/club/components/club-parts'
import { loadClubTerms } from '@/features/club/server/load-club'
import { PromoCheck } from '@/features/loyalty/components/promo-check'
import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Промокод в подарок'
const LEAD =
  'Введите код из письма, открытки или с упаковки: сразу покажем, сколько бонусов он даёт и до какого дня.'
const DAYS = ['день', 'дня', 'дней'] as const

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.giftPromocode), {
    title: TITLE,
    description: LEAD,
    path: hrefs.giftPromocode,
  })
}

export default async function GiftPromocodePage() {
  const terms = await orEmpty(loadClubTerms, undefined)
  return (
    <ClubPage path={hrefs.giftPromocode} trail={[{ title: 'Клуб', href: hrefs.club }, { title: TITLE }]}>
      <ClubHero heading={TITLE} lead={LEAD} />
      <ClubSection id="code" title="Ваш код">
        <PromoCheck />
        <ByPhone what="Проверка кода" instead="Или назовите его оператору" />
      </ClubSection>
      <ClubSection id="how" title="Что будет дальше">
        <ClubSteps
          steps={[
            { title: 'Проверьте код', text: 'Регистр, пробелы и дефисы не важны.' },
            {
              title: 'Войдите',
              text: 'Бонусы приходят на карту клуба. Если карты ещё нет, она заводится в кабинете за минуту.',
            },
            { title: 'Тратьте', text: 'Отметьте «Списать» на последнем шаге заказа.' },
          ]}
        />
      </ClubSection>
      {terms && (
        <ClubSection id="rules" title="Коротко об условиях">
          <ClubFacts
            facts={[
              {
                icon: 'gift',
                title: `Бонус — ${formatPrice(terms.bonusPrice)}`,
                text: `и до ${formatPercent(terms.writeoffPercent)} стоимости товаров в заказе`,
              },
              {
                icon: 'clock',
                title: formatCount(terms.bonusDays, DAYS),
                text: 'столько действуют бонусы после начисления',
              },
              { icon: 'check', title: 'Один раз', text: 'каждый код на одну карту применяется однажды' },
            ]}
          />
        </ClubSection>
      )}
      <ClubSection id="card" title="У вас подарочная карта?">
        <p>
          Её код из шестнадцати знаков вводят при оформлении заказа. Остаток можно{' '}
          <a href={`${hrefs.giftCards}#balance`}>проверить здесь</a>.
        </p>
      </ClubSection>
      <OwnerText path={hrefs.giftPromocode} />
    </ClubPage>
  )
}
