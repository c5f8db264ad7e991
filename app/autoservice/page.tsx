import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { ServiceBlock, ServiceLinks, ServicePage } from '@/features/autoservice/components/service-page'
import { ServicePrices } from '@/features/autoservice/components/service-prices'
import { ServiceShops } from '@/features/autoservice/components/service-shops'
import { narrowServices } from '@/features/autoservice/model/autoservice'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { BookingBlock } from './_components/booking-block'
import { loadServicePage } from './_components/load-service-page'
import { ServiceJsonLd } from './_components/service-json-ld'

const TITLE = 'Автосервис'
const DESCRIPTION =
  'Шиномонтаж, замена масла, тормоза и диагностика в магазинах: цены, адреса и запись на день и час.'
const FACTS = [
  { icon: 'box', title: 'Деталь уже здесь', text: 'Купленное в магазине поставим на месте' },
  { icon: 'clock', title: 'К вашему часу', text: 'Запись на три недели вперёд, без очереди' },
  { icon: 'check', title: 'Цена до начала', text: 'Назовём стоимость и согласуем каждую работу' },
  { icon: 'shield', title: 'Гарантия 6 месяцев', text: 'На работы и на детали, с документами' },
] as const
const MORE = [
  {
    href: hrefs.autoserviceStorage,
    title: 'Хранение шин',
    text: 'Вымоем, осмотрим, сохраним до сезона. С калькулятором.',
  },
  {
    href: hrefs.autoserviceCorp,
    title: 'Компаниям',
    text: 'Обслуживание парка по договору, с отсрочкой и документами.',
  },
] as const

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.autoservice), {
    title: 'Автосервис: шиномонтаж, замена масла, цены и запись',
    description: DESCRIPTION,
    path: hrefs.autoservice,
  })
}

export default async function AutoservicePage() {
  const { loaded, isShown, heading, privacyHref, mapTiles } = await loadServicePage(hrefs.autoservice)
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  if (loaded.kind === 'missing') return <NotFoundPage />
  const { services, shops } = narrowServices(loaded.value, ({ isStorage }) => !isStorage)
  const more = MORE.filter(({ href }) => isShown(href))
  return (
    <ServicePage
      title={heading ?? TITLE}
      lead="Поменяем масло, шины и колодки, найдём, что стучит. Выберите работу, магазин и час: к нему мастер будет ждать вас."
      action="Записаться"
      facts={FACTS}
    >
      <ServiceJsonLd
        title={TITLE}
        description={DESCRIPTION}
        path={hrefs.autoservice}
        services={services}
        shops={shops}
      />
      <ServiceBlock title="Работы и цены" lead="Без стоимости деталей. Точную цену мастер назовёт до начала.">
        <ServicePrices services={services} />
      </ServiceBlock>
      <ServiceBlock title="Где делаем">
        <ServiceShops shops={shops} services={services} mapTiles={mapTiles} />
      </ServiceBlock>
      <BookingBlock
        title="Запись"
        lead="Если вы вошли, машину из гаража подставим сами, а запись можно будет отменить в кабинете."
        services={services}
        shops={shops}
        privacyHref={privacyHref}
      />
      {more.length > 0 && (
        <ServiceBlock title="Ещё">
          <ServiceLinks links={more} />
        </ServiceBlock>
      )}
    </ServicePage>
  )
}
