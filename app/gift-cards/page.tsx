import type { Metadata } from 'next'
import { ByPhone } from '@/app/_components/by-phone'
import { OwnerText } from '@/app/_components/owner-text'
import { JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { ClubHero } from '@/features/club/components/club-hero'
import { ClubPage } from '@/features/club/components/club-page'
import { ClubFacts, ClubQuestions, ClubSection, ClubSteps } from '@/features/club/components/club-parts'
import { BalanceForm } from '@/features/gift-cards/components/balance-form'
import { GiftFace } from '@/features/gift-cards/components/gift-face'
import { GiftForm } from '@/features/gift-cards/components/gift-form'
import type { GiftOffer } from '@/features/gift-cards/model/gift'
import { giftQuestions } from '@/features/gift-cards/model/gift-questions'
import { loadGiftTerms } from '@/features/gift-cards/server/load-gift-terms'
import { loadSiteName } from '@/lib/site/load-site-name'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { faqJsonLd } from '@/lib/seo/data/structured-data'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Подарочные карты'
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const SHOWN = 3000

const loadTerms = () => orEmpty(loadGiftTerms, undefined)

export async function generateMetadata(): Promise<Metadata> {
  const terms = await loadTerms()
  const bounds = terms ? ` от ${formatPrice(terms.minAmount)} до ${formatPrice(terms.maxAmount)}` : ''
  return toMetadata(await loadMeta(hrefs.giftCards), {
    title: 'Подарочная карта автомобилисту',
    description: `Подарочные карты${bounds}: письмом в нужный день, с вашими словами. Платит за запчасти, шины, масла и доставку.`,
    path: hrefs.giftCards,
  })
}

export default async function GiftCardsPage() {
  const [terms, siteName] = await Promise.all([loadTerms(), loadSiteName()])
  return (
    <ClubPage path={hrefs.giftCards} trail={[{ title: TITLE }]}>
      <ClubHero
        heading="Подарок, который точно подойдёт к машине"
        lead="Карта приходит письмом в выбранный день, с вашими словами. Получатель сам решит: зимние шины, масло к ТО или дворники."
        picture={<GiftFace design="garage" amount={SHOWN} siteName={siteName} to="Олега" from="Марии" />}
      >
        <a className={buttonClass()} href="#buy">
          Выбрать карту
        </a>
        <a className={buttonClass({ look: 'secondary' })} href="#balance">
          Проверить остаток
        </a>
      </ClubHero>
      {terms?.isOnSale ? <OnSale siteName={siteName} terms={terms} /> : <NotOnSale />}
      <ClubSection
        id="balance"
        title="Сколько осталось на карте"
        lead="Код — шестнадцать букв и цифр из письма. Регистр, пробелы и дефисы не важны."
      >
        <BalanceForm />
        <ByPhone what="Проверка остатка" instead="Или узнайте его" />
      </ClubSection>
      {terms && <About terms={terms} />}
      <OwnerText path={hrefs.giftCards} />
    </ClubPage>
  )
}

function OnSale({ siteName, terms }: { siteName: string; terms: GiftOffer }) {
  return (
    <ClubSection id="buy" title="Купить карту">
      <GiftForm offer={terms} siteName={siteName} />
      <ByPhone what="Покупка карты" instead="Или купите её" />
    </ClubSection>
  )
}

function NotOnSale() {
  return (
    <ClubSection id="buy" title="Купить карту">
      <p>
        Сейчас карты на сайте не продаются. Уже купленные действуют как прежде: их код принимаем при
        оформлении заказа.
      </p>
    </ClubSection>
  )
}

function About({ terms }: { terms: GiftOffer }) {
  const questions = giftQuestions(terms)
  return (
    <>
      <ClubSection id="how" title="Как это работает">
        <ClubSteps
          steps={[
            { title: 'Соберите подарок', text: 'Номинал, рисунок, имя получателя и пара тёплых слов.' },
            { title: 'Оплатите', text: 'На странице банка. Регистрироваться не нужно.' },
            { title: 'Мы доставим', text: 'Письмо уйдёт сразу или в девять утра выбранного дня по Москве.' },
            {
              title: 'Получатель выберет',
              text: 'Код вводят на последнем шаге заказа. Остаток не сгорает до конца срока.',
            },
          ]}
        />
      </ClubSection>
      <ClubSection id="facts" title="Что важно знать">
        <ClubFacts
          facts={[
            {
              icon: 'clock',
              title: formatCount(terms.validMonths, MONTHS),
              text: 'действует карта со дня отправки',
            },
            {
              icon: 'cart',
              title: 'Хоть по частям',
              text: 'остаток после заказа остаётся на карте, до копейки',
            },
            {
              icon: 'gift',
              title: 'Вместе с бонусами',
              text: 'бонусы спишутся первыми, карта оплатит остальное и доставку',
            },
            {
              icon: 'return',
              title: 'Отмена — обратно на карту',
              text: 'деньги за отменённое возвращаются на неё сразу',
            },
          ]}
        />
      </ClubSection>
      <ClubSection id="questions" title="Вопросы">
        <ClubQuestions questions={questions} />
      </ClubSection>
      <JsonLd data={faqJsonLd(questions)} />
    </>
  )
}
