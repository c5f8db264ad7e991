import type { Metadata } from 'next'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { type Benefit, CooperationPage } from '../_components/cooperation-page'

const HEADING = 'Поставщикам'
const LEAD =
  'Продавайте запчасти, масла и шины через наш магазин: мы показываем ваши цены и остатки рядом с нашими, принимаем оплату и выдаём заказы.'

const BENEFITS: readonly Benefit[] = [
  {
    icon: 'list',
    title: 'Прайс-лист в вашем виде',
    text: 'CSV, XLS или XLSX с любым порядком колонок: загрузчик сам находит бренд, артикул, цену и остаток.',
  },
  {
    icon: 'search',
    title: 'Покупатель по номеру детали',
    text: 'Товар находят по артикулу, аналогам и схемам производителей, даже если номер набран в чужой раскладке.',
  },
  {
    icon: 'clock',
    title: 'Сроки, которые вы обещали',
    text: 'Срок поставки виден до заказа, снятая позиция сразу уходит с витрины.',
  },
  {
    icon: 'shield',
    title: 'Понятные расчёты',
    text: 'Оплата по реестру отгрузок раз в неделю, возвраты с фотографиями и причиной по каждой строке.',
  },
]

const NEEDED = [
  'Юридическое лицо или предприниматель с действующим ИНН',
  'Склад с остатками, которые обновляются не реже раза в день',
  'Документы о происхождении и сертификаты на товары, где они обязательны',
  'Сборка заказа за день и отгрузка на наш склад, своя или транспортной компанией',
]

const STEPS = [
  'Вы отправляете заявку и прайс-лист и сразу получаете её номер.',
  'За два рабочих дня проверяем реквизиты и совпадение номеров с каталогом.',
  'Подписываем договор и загружаем цены, первые заказы идут в тот же день.',
]

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.cooperationSuppliers), {
    title: HEADING,
    description: LEAD,
    path: hrefs.cooperationSuppliers,
  })
}

export default function SuppliersPage() {
  return (
    <CooperationPage
      heading={HEADING}
      lead={LEAD}
      benefits={BENEFITS}
      needed={NEEDED}
      steps={STEPS}
      form={INQUIRY_FORMS.supplier}
      formTitle="Заявка поставщика"
    />
  )
}
