import { buttonClass } from '@/components/ui/button'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { plural } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { campaignDays } from '../model/campaign-days'
import type { Campaign, ClubTerms } from '../model/club-terms'
import { bonusesFor } from '../model/estimate'
import { ClubHero } from './club-hero'
import { ClubFacts, ClubSection, ClubSteps } from './club-parts'
import { TierCards } from './tier-cards'

const TIMES = ['раз', 'раза', 'раз'] as const
/** A purchase to show the gain by. */
const EXAMPLE = 6000

/** A promotion of the club before its time, during it and after it. */
export function CampaignScreen({ campaign, terms }: { campaign: Campaign; terms: ClubTerms }) {
  return campaign.phase === 'after' ? (
    <Over campaign={campaign} terms={terms} />
  ) : (
    <Coming campaign={campaign} terms={terms} />
  )
}

function goodsOf({ section }: Campaign): string {
  return section ? `за товары раздела «${section.title}»` : 'за все товары'
}

function Coming({ campaign, terms }: { campaign: Campaign; terms: ClubTerms }) {
  const { first, last } = campaignDays(campaign)
  const { title, times, section, phase } = campaign
  const isOn = phase === 'during'
  const best = terms.tiers.at(-1)?.cashback ?? 0
  return (
    <>
      <ClubHero
        mark={isOn ? `Идёт до ${last} включительно` : `Начнётся ${first}`}
        heading={title}
        lead={
          <>
            С {first} по {last} начисляем{' '}
            <b>
              в {times} {plural(times, TIMES)} больше бонусов
            </b>{' '}
            {goodsOf(campaign)}. Даты — по московскому времени.
          </>
        }
        picture={<BigTimes times={times} />}
      >
        <a className={buttonClass()} href={section ? hrefs.section(section.code) : hrefs.catalog}>
          {isOn ? 'Выбрать товары' : 'Присмотреть заранее'}
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.loyalty}>
          Моя карта клуба
        </a>
      </ClubHero>
      <ClubSection id="gain" title={isOn ? 'Сколько начисляем сейчас' : 'Сколько начислим'}>
        <TierCards terms={terms} times={times} />
      </ClubSection>
      <ClubSection id="how" title="Как получить">
        <ClubSteps
          steps={[
            { title: 'Будьте в клубе', text: 'Вступить можно в любой момент, даже перед самым заказом.' },
            {
              title: isOn ? 'Оформите заказ' : `Оформите заказ с ${first} по ${last}`,
              text: 'Считается время оформления. Повышенные бонусы видны в корзине у каждого товара.',
            },
            {
              title: 'Заберите его когда удобно',
              text: `Бонусы придут после выдачи: с покупки на ${formatPrice(EXAMPLE)} — до ${formatPriceAutorub(bonusesFor(EXAMPLE, best) * times)}.`,
            },
          ]}
        />
      </ClubSection>
      <ClubSection id="rules" title="Условия">
        <ClubFacts
          facts={[
            { icon: 'gift', title: 'Всем участникам клуба', text: 'на любом уровне, промокод не нужен' },
            {
              icon: 'return',
              title: 'Отменённое не считается',
              text: 'за снятые с заказа товары бонусы не начисляются',
            },
            {
              icon: 'wrench',
              title: 'Одна акция на товар',
              text: 'если подходят несколько, действует самая выгодная',
            },
          ]}
        />
      </ClubSection>
    </>
  )
}

function Over({ campaign, terms }: { campaign: Campaign; terms: ClubTerms }) {
  const { last } = campaignDays(campaign)
  return (
    <>
      <ClubHero
        mark={`Закончилась ${last}`}
        heading={campaign.title}
        lead="Акция прошла. Бонусы за заказы, оформленные в её дни, придут полностью — даже если вы заберёте их позже."
      >
        <a className={buttonClass()} href={hrefs.promos}>
          Что идёт сейчас
        </a>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.club}>
          О клубе
        </a>
      </ClubHero>
      <ClubSection id="gain" title="Сколько начисляем обычно">
        <TierCards terms={terms} />
      </ClubSection>
    </>
  )
}

/** Where the shop has no such promotion. */
export function NoCampaign({ heading }: { heading: string }) {
  return (
    <ClubHero
      heading={heading}
      lead="Сейчас такой акции нет. Посмотрите, что идёт в магазине, и сколько бонусов даёт клуб."
    >
      <a className={buttonClass()} href={hrefs.promos}>
        Акции
      </a>
      <a className={buttonClass({ look: 'secondary' })} href={hrefs.club}>
        Клуб
      </a>
    </ClubHero>
  )
}

function BigTimes({ times }: { times: number }) {
  return (
    <svg
      viewBox="0 0 280 220"
      width="280"
      height="220"
      role="img"
      aria-label={`Бонусы умножаются на ${times}`}
    >
      <polygon
        fill="var(--color-action)"
        points="140,4 168,42 214,26 216,74 262,86 236,126 262,166 214,174 206,216 162,196 140,216 112,194 70,214 66,172 18,164 44,126 16,84 64,74 68,26 112,42"
      />
      <text x="140" y="142" fill="var(--color-on-action)" fontSize="84" fontWeight="700" textAnchor="middle">
        ×{times}
      </text>
    </svg>
  )
}
