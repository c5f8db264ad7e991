import type { Metadata } from 'next'
import { ByPhone } from '@/app/_components/by-phone'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { RequestHost } from '@/features/autoservice/components/request-host'
import {
  REQUEST_ANCHOR,
  ServiceBlock,
  ServicePage,
  Steps,
} from '@/features/autoservice/components/service-page'
import { ServicePrices } from '@/features/autoservice/components/service-prices'
import { ServiceShops } from '@/features/autoservice/components/service-shops'
import { narrowServices } from '@/features/autoservice/model/autoservice'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadServicePage } from '../_components/load-service-page'
import { ServiceJsonLd } from '../_components/service-json-ld'

const TITLE = 'Автосервис для компаний'
const DESCRIPTION =
  'Обслуживание автопарка по договору: шиномонтаж, масло, тормоза, хранение шин. Оплата по счёту, закрывающие документы, менеджер.'
const FACTS = [
  { icon: 'building', title: 'Один договор', text: 'Все магазины, любой водитель парка' },
  { icon: 'list', title: 'Оплата по счёту', text: 'Раз в месяц, с актом на каждую машину' },
  { icon: 'clock', title: 'Без простоя', text: 'Время под парк держим заранее' },
  { icon: 'tyre', title: 'Хранение шин', text: 'Комплект каждой машины подписан номером' },
] as const
const STEPS = [
  { title: 'Заявка', text: 'Оставьте ИНН и число машин: менеджер позвонит в рабочий день.' },
  { title: 'Договор', text: 'Согласуем работы, цены для парка и лимит. Подпишем на бумаге или через ЭДО.' },
  { title: 'Запись', text: 'Водитель называет номер машины и компанию. Наличные ему не нужны.' },
  { title: 'Документы', text: 'Счёт и акты приходят на почту бухгалтерии в конце месяца.' },
]

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.autoserviceCorp), {
    title: 'Автосервис для компаний: обслуживание автопарка по договору',
    description: DESCRIPTION,
    path: hrefs.autoserviceCorp,
  })
}

export default async function CompanyServicePage() {
  const { loaded, isShown, heading, privacyHref, mapTiles } = await loadServicePage(hrefs.autoserviceCorp)
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  if (loaded.kind === 'missing') return <NotFoundPage />
  const { services, shops } = narrowServices(loaded.value, ({ isForCompanies }) => isForCompanies)
  return (
    <ServicePage
      title={heading ?? TITLE}
      lead="Парк ездит, бухгалтерия получает один счёт. Обслуживаем легковые машины, фургоны и такси по договору."
      trail={isShown(hrefs.autoservice) ? [{ title: 'Автосервис', href: hrefs.autoservice }] : []}
      action="Оставить заявку"
      facts={FACTS}
    >
      <ServiceJsonLd
        title={TITLE}
        description={DESCRIPTION}
        path={hrefs.autoserviceCorp}
        services={services}
        shops={shops}
      />
      <ServiceBlock title="Как это устроено">
        <Steps steps={STEPS} />
      </ServiceBlock>
      <ServiceBlock title="Работы и цены" lead="Цены для розницы. Скидку парка считаем от числа машин.">
        <ServicePrices services={services} />
      </ServiceBlock>
      <ServiceBlock title="Где делаем">
        <ServiceShops shops={shops} services={services} mapTiles={mapTiles} />
      </ServiceBlock>
      <ServiceBlock
        id={REQUEST_ANCHOR}
        title="Заявка"
        lead="Ответим в рабочий день и пришлём проект договора."
      >
        <RequestHost
          plain={<ByPhone what="Заявка на сайте" instead="Или оставьте её" />}
          kind="company"
          privacyHref={privacyHref}
        />
      </ServiceBlock>
    </ServicePage>
  )
}
