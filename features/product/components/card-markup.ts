import { markedTitleOf } from '@/components/ui/marked-title-of'
import { mediaPathOf } from '@/lib/image/media-path-of'
import { unseenPacker } from '../model/card-packer'
import type { CardFace, CardSale } from '../model/product-card-data'
import styles from './product-card.module.css'

type Card = CardFace & CardSale

/** What the markup of a card does not show of it, and which of the page's lists it belongs to; a brief card shows no picture. */
export function unseenOf(list: number, card: Card, isBrief = false): string {
  const row = unseenPacker.pack({ ...card, picture: isBrief ? card.picture : null })
  return `${list}:${JSON.stringify(row)}`
}

/** The cards of a list, from the markup that the server drew of them. */
export function readCards(list: number): Card[] {
  const mark = `${list}:`
  return Array.from(document.querySelectorAll<HTMLElement>(`[data-card^="${mark}"]`), (card) => {
    const number = card.querySelector(`.${styles.number}`)
    const link = card.querySelector('a')
    const src = card.querySelector('img')?.getAttribute('src')
    // The guarantee: `unseenOf` wrote it.
    const unseen = unseenPacker.unpack(JSON.parse(card.dataset['card']?.slice(mark.length) ?? '[]'))
    return {
      ...unseen,
      picture: src ? mediaPathOf(src) : unseen.picture,
      href: link?.getAttribute('href') ?? '',
      brand: textOf(number?.firstChild).slice(0, -1),
      article: textOf(number?.lastChild),
      markedTitle: link ? markedTitleOf(link) : '',
      properties: textOf(card.querySelector(`.${styles.properties}`)),
    }
  })
}

function textOf(node: Node | null | undefined): string {
  return node?.textContent ?? ''
}
