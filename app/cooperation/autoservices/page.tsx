import type { Metadata } from 'next'
import { INQUIRY_FORMS } from '@/lib/gateway/contracts/site/inquiry-forms'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { type Benefit, CooperationPage } from '../_components/cooperation-page'

const HEADING = 'Автосервисам'
const LEAD =
  'Покупайте детали для ремонта по ценам для сервисов, с доставкой к подъёмнику и отсрочкой, и получайте клиентов, которые купили запчасти у нас.'

const BENEFITS: readonly Benefit[] = [
  {
    icon: 'wrench',
    title: 'Цены для сервисов',
    text: 'Наценку для своего клиента вы ставите сами: в кабинете видно и закупку, и цену для заказчика.',
  },
  {
    icon: 'truck',
    title: 'Доставка по часам',
    text: 'В зонах доставки — ко времени, которое вы выбрали при оформлении, в остальные места — транспортной компанией.',
  },
  {
    icon: 'building',
    title: 'Счёт и отсрочка',
    text: 'Работаем по договору: счёт, закрывающие документы, несколько юридических лиц в одном кабинете.',
  },
  {
    icon: 'garage',
    title: 'Клиенты на установку',
    text: 'Советуем партнёрские сервисы покупателям, которым негде поставить деталь.',
  },
]

const NEEDED = [
  'Действующий ИНН организации или предпринимателя',
  'Помещение и хотя бы два рабочих поста',
  'Мастер, который согласует детали и принимает доставку',
  'Гарантия на работы — письменно, от тридцати дней',
]

const STEPS = [
  'Вы отправляете заявку и сразу получаете её номер.',
  'В течение рабочего дня звонит менеджер: уточнит марки, объём и адрес доставки.',
  'Открываем кабинет с вашими ценами, договор подписываем с первым заказом.',
]

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.cooperationAutoservices), {
    title: HEADING,
    description: LEAD,
    path: hrefs.cooperationAutoservices,
  })
}

export default function AutoservicesPage() {
  return (
    <CooperationPage
      heading={HEADING}
      lead={LEAD}
      benefits={BENEFITS}
      needed={NEEDED}
      steps={STEPS}
      form={INQUIRY_FORMS.partnerService}
      formTitle="Заявка автосервиса"
    />
  )
}
