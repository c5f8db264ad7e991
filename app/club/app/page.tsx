import type { Metadata } from 'next'
import { OwnerText } from '@/app/_components/owner-text'
import { buttonClass } from '@/components/ui/button'
import { ClubHero } from '@/features/club/components/club-hero'
import { ClubPage } from '@/features/club/components/club-page'
import { ClubFacts, ClubSection, ClubSteps } from '@/features/club/components/club-parts'
import { PhoneCard } from '@/features/club/components/phone-card'
import { loadClubTerms } from '@/features/club/server/load-club'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import styles from './page.module.css'

const TITLE = 'Клуб в телефоне'
const LEAD =
  'Карта клуба, бонусы, заказы и ваш гараж открываются с главного экрана телефона — как приложение, только без загрузки из магазина.'

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.clubApp), { title: TITLE, description: LEAD, path: hrefs.clubApp })
}

export default async function ClubAppPage() {
  const [{ params }, terms] = await Promise.all([loadBootstrap(), orEmpty(loadClubTerms, undefined)])
  const cashback = terms?.tiers.at(-1)?.cashback
  return (
    <ClubPage path={hrefs.clubApp} trail={[{ title: 'Клуб', href: hrefs.club }, { title: TITLE }]}>
      <ClubHero
        heading={TITLE}
        lead={LEAD}
        picture={cashback && <PhoneCard siteName={params.siteName} cashback={cashback} />}
      >
        <a className={buttonClass()} href={hrefs.loyalty}>
          Открыть мою карту
        </a>
      </ClubHero>
      <ClubSection id="iphone" title="На айфоне">
        <ClubSteps
          steps={[
            { title: 'Откройте сайт в Safari', text: 'и войдите в кабинет.' },
            { title: 'Нажмите «Поделиться»', text: 'квадрат со стрелкой внизу экрана.' },
            {
              title: 'Выберите «На экран „Домой“»',
              text: `Значок «${params.siteName}» появится рядом с остальными.`,
            },
          ]}
        />
      </ClubSection>
      <ClubSection id="android" title="На андроиде">
        <ClubSteps
          steps={[
            { title: 'Откройте сайт в Chrome или Яндекс Браузере', text: 'и войдите в кабинет.' },
            { title: 'Откройте меню браузера', text: 'три точки в углу экрана.' },
            { title: 'Выберите «Добавить на главный экран»', text: 'и подтвердите.' },
          ]}
        />
      </ClubSection>
      <ClubSection id="inside" title="Что внутри">
        <ClubFacts
          facts={[
            {
              icon: 'gift',
              title: 'Карта и бонусы',
              text: 'номер карты, уровень и сколько осталось до следующего',
            },
            { icon: 'box', title: 'Заказы', text: 'где сейчас посылка и когда её ждать' },
            { icon: 'garage', title: 'Гараж', text: 'ваши машины: каталог сразу показывает подходящее' },
            { icon: 'cart', title: 'Корзина', text: 'одна на телефоне и компьютере' },
          ]}
        />
      </ClubSection>
      {params.apps.length > 0 && (
        <ClubSection id="stores" title="Приложение">
          <p className={styles.stores}>
            {params.apps.map(({ code, title, url }) => (
              <a key={code} className={buttonClass({ look: 'secondary' })} href={url} rel="noopener">
                {title}
              </a>
            ))}
          </p>
        </ClubSection>
      )}
      <OwnerText path={hrefs.clubApp} />
    </ClubPage>
  )
}
