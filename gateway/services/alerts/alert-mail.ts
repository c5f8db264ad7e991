import type { Mail, MailPart } from '@/gateway/services/mail/mail'

export type AlertLine = {
  brand: string
  article: string
  title: string
  /** The named price in kopecks; null where the return to stock was waited for. */
  price: number | null
  /** What it costs now, kopecks. */
  bestPrice: number
  /** The page of the product; undefined where the shop's address is not set. */
  href: string | undefined
}

const END = [
  'Вы просили сообщить об этом. Письмо разовое: попросить снова можно на странице товара.',
  'Цена и наличие названы на момент отправки. Что вы ещё ждёте, видно в кабинете, в закладках.',
].join('\n')

function nameOf({ brand, article }: AlertLine): string {
  return `${brand} ${article}`.trim()
}

function subjectOf(lines: readonly AlertLine[]): string {
  const [only, ...others] = lines
  if (!only || others.length > 0) return 'Товары, которых вы ждали'
  return `${only.price === null ? 'Снова в продаже' : 'Подешевело'}: ${nameOf(only)}`
}

function partsOf(line: AlertLine): MailPart[] {
  const { brand, article, title, price, bestPrice, href } = line
  const number = title.includes(brand) ? article : nameOf(line)
  const name = title.includes(article) ? title : `${title} ${number}`
  return [
    { kind: 'text', text: price === null ? `${name}: снова можно купить.` : `${name}: цена снизилась.` },
    {
      kind: 'sums',
      rows: [
        { title: 'Цена сейчас', amount: bestPrice },
        ...(price === null ? [] : [{ title: 'Вы назвали', amount: price }]),
      ],
    },
    ...(href === undefined ? [] : [{ kind: 'link', title: 'Открыть страницу товара', href } as const]),
  ]
}

/** Tells of everything that has come for one person; `stopHref` refuses the rest. */
export function alertMail(lines: readonly AlertLine[], stopHref: string | undefined): Mail {
  return {
    subject: subjectOf(lines),
    parts: [
      ...lines.flatMap(partsOf),
      { kind: 'text', text: END },
      ...(stopHref === undefined
        ? []
        : [{ kind: 'link', title: 'Больше ничего не ждать', href: stopHref, isQuiet: true } as const]),
    ],
  }
}
