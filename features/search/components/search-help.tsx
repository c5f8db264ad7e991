import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './search-help.module.css'

type Example = { q: string; text: string }

const NUMBER_TEXT = 'номер детали: с пробелами, дефисами и точками или без них'

const EXAMPLES: readonly Example[] = [
  { q: 'масляный фильтр', text: 'название: одно слово или несколько' },
  { q: 'тормозные колодки', text: 'вид детали: покажем разделы и бренды' },
]

const WAYS = [
  { title: 'Каталог', href: hrefs.catalog },
  { title: 'Аналоги детали', href: hrefs.analogs },
  { title: 'Бренды', href: hrefs.brands },
] as const

type Props = {
  siteName: string
  /** A number that the shop finds. */
  article?: string | undefined
}

/** What can be typed into the search, while nothing is. */
export function SearchHelp({ siteName, article }: Props) {
  const examples = article ? [{ q: article, text: NUMBER_TEXT }, ...EXAMPLES] : EXAMPLES
  return (
    <div className={styles.help}>
      <p>
        Введите запрос в строке поиска вверху страницы. Номер детали есть на самой детали, на упаковке и в
        сервисной книжке.
      </p>
      <ul className={styles.examples}>
        {examples.map(({ q, text }) => (
          <li key={q}>
            <a className={styles.example} href={hrefs.search({ q })}>
              {q}
            </a>{' '}
            — {text}
          </li>
        ))}
        <li>Код {siteName} — номер товара из чека или заказа, восемь цифр</li>
      </ul>
      <p>Не знаете номера? Выберите, с чего начать:</p>
      <div className={styles.ways}>
        {WAYS.map(({ title, href }) => (
          <a key={href} className={buttonClass({ look: 'secondary' })} href={href}>
            {title}
          </a>
        ))}
      </div>
    </div>
  )
}
