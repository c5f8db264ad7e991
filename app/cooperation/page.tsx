import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { type Benefit, Benefits } from './_components/cooperation-page'
import styles from './_components/cooperation.module.css'

const HEADING = 'Сотрудничество'
const LEAD =
  'Работаем с теми, кто продаёт запчасти, и с теми, кто их ставит. Оставьте заявку: номер придёт сразу, ответ — за один–два рабочих дня.'

const WAYS = [
  {
    title: 'Поставщикам',
    href: hrefs.cooperationSuppliers,
    action: 'Стать поставщиком',
    lines: [
      'Ваши цены и остатки в поиске по номеру',
      'Прайс-лист в CSV, XLS или XLSX, обновление хоть каждый час',
      'Оплата по реестру раз в неделю',
    ],
  },
  {
    title: 'Автосервисам',
    href: hrefs.cooperationAutoservices,
    action: 'Подключить сервис',
    lines: [
      'Цены для сервисов и своя наценка',
      'Доставка к посту несколько раз в день',
      'Счёт, договор, отсрочка',
    ],
  },
] as const

const BENEFITS: readonly Benefit[] = [
  {
    icon: 'box',
    title: 'Каталог по номерам',
    text: 'Миллионы связей артикулов, аналогов и схем производителей.',
  },
  {
    icon: 'pin',
    title: 'Свои пункты выдачи',
    text: 'Покупатель забирает заказ рядом с домом или с работой.',
  },
  {
    icon: 'phone',
    title: 'Один менеджер',
    text: 'Ведёт от заявки до договора и отвечает по каждому заказу.',
  },
]

export async function generateMetadata(): Promise<Metadata> {
  return toMetadata(await loadMeta(hrefs.cooperation), {
    title: HEADING,
    description: LEAD,
    path: hrefs.cooperation,
  })
}

/** Who may work with the shop, and where each of them begins. */
export default function CooperationIndexPage() {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: HEADING }]} />
        <h1 tabIndex={-1}>{HEADING}</h1>
        <p className={styles.lead}>{LEAD}</p>
      </div>
      <div className={styles.ways}>
        {WAYS.map(({ title, href, action, lines }) => (
          <section key={href} className={styles.way}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <a className={buttonClass()} href={href}>
              {action}
            </a>
          </section>
        ))}
      </div>
      <Benefits benefits={BENEFITS} />
      <p>
        Другое предложение? <a href={hrefs.helpFeedback}>Напишите нам</a>, передадим тому, кто решает.
      </p>
    </div>
  )
}
