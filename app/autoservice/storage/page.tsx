import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import {
  ServiceBlock,
  ServiceLinks,
  ServicePage,
  Steps,
} from '@/features/autoservice/components/service-page'
import { ServiceShops } from '@/features/autoservice/components/service-shops'
import { StorageCalculator } from '@/features/autoservice/components/storage-calculator'
import { TariffTable } from '@/features/autoservice/components/tariff-table'
import { narrowServices } from '@/features/autoservice/model/autoservice'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { BookingBlock } from '../_components/booking-block'
import { loadServicePage } from '../_components/load-service-page'
import { ServiceJsonLd } from '../_components/service-json-ld'

const TITLE = 'Хранение шин и колёс'
const DESCRIPTION =
  'Сезонное хранение шин и колёс: мойка, осмотр, замер протектора, снимки. Калькулятор цены, выдача в магазине к дню и часу.'
const FACTS = [
  { icon: 'home', title: 'Тёплый склад', text: 'От +10 до +20 °C, без солнца и влаги' },
  { icon: 'zoom', title: 'Осмотр на приёме', text: 'Протектор каждого колеса и снимки в кабинете' },
  { icon: 'shield', title: 'Отвечаем за комплект', text: 'Договор и подписанное место на стеллаже' },
  { icon: 'clock', title: 'Выдача к часу', text: 'Назначаете в кабинете, колёса ждут у стойки' },
] as const
const STEPS = [
  { title: 'Запишитесь', text: 'Выберите магазин и время: приём занимает полчаса.' },
  { title: 'Привезите колёса', text: 'Или оставьте после шиномонтажа: отнесём на склад сами.' },
  { title: 'Смотрите в кабинете', text: 'Договор, срок, протектор и снимки каждого комплекта.' },
  { title: 'Заберите', text: 'Назначьте день и час. Можно в другом магазине: привезём за два дня.' },
]

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.autoserviceStorage), {
    title: 'Хранение шин и колёс: цены по размеру и сроку, калькулятор',
    description: DESCRIPTION,
    path: hrefs.autoserviceStorage,
  })
}

export default async function StorageServicePage() {
  const { loaded, isShown, heading, privacyHref, mapTiles } = await loadServicePage(hrefs.autoserviceStorage)
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  if (loaded.kind === 'missing') return <NotFoundPage />
  const { tariffs, terms } = loaded.value
  const { services, shops } = narrowServices(loaded.value, ({ isStorage }) => isStorage)
  return (
    <ServicePage
      title={heading ?? TITLE}
      lead="Балкон свободен, шины в порядке. Моем, осматриваем, храним до сезона и выдаём к часу, который вам удобен."
      trail={isShown(hrefs.autoservice) ? [{ title: 'Автосервис', href: hrefs.autoservice }] : []}
      action="Сдать на хранение"
      facts={FACTS}
    >
      <ServiceJsonLd
        title={TITLE}
        description={DESCRIPTION}
        path={hrefs.autoserviceStorage}
        services={services}
        shops={shops}
      />
      {tariffs.length > 0 && (
        <ServiceBlock title="Сколько это стоит" lead="Точную цену назовём на приёме, когда увидим колёса.">
          <StorageCalculator tariffs={tariffs} terms={terms} />
        </ServiceBlock>
      )}
      <ServiceBlock title="Как это устроено">
        <Steps steps={STEPS} />
      </ServiceBlock>
      {tariffs.length > 0 && (
        <ServiceBlock title="Тарифы">
          <TariffTable tariffs={tariffs} />
        </ServiceBlock>
      )}
      <ServiceBlock title="Где сдать и забрать">
        <ServiceShops shops={shops} services={services} mapTiles={mapTiles} />
      </ServiceBlock>
      <BookingBlock
        title="Запись на приём"
        lead="Размер и срок возьмём из калькулятора. Если вы вошли, комплект появится в кабинете."
        services={services.slice(0, 1)}
        shops={shops}
        isStorage
        privacyHref={privacyHref}
      />
      <ServiceBlock title="Ещё">
        <ServiceLinks
          links={[
            ...(isShown(hrefs.autoservice)
              ? [
                  {
                    href: hrefs.autoservice,
                    title: 'Автосервис',
                    text: 'Шиномонтаж, масло, тормоза, диагностика.',
                  },
                ]
              : []),
            { href: hrefs.tyreStorage, title: 'Мои комплекты', text: 'Что уже лежит у нас и когда забрать.' },
          ]}
        />
      </ServiceBlock>
    </ServicePage>
  )
}
