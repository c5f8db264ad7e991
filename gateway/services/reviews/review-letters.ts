import type { Letter, LetterPart } from '@/gateway/services/letters/letter'

type Decided = { product: string; href: string | undefined }

function link(title: string, href: string | undefined): LetterPart[] {
  return href === undefined ? [] : [{ kind: 'link', title, href }]
}

export function publishedReviewLetter({ product, href }: Decided): Letter {
  return {
    subject: 'Ваш отзыв опубликован',
    parts: [
      { kind: 'text', text: `Спасибо! Ваш отзыв о товаре ${product} теперь видят все.` },
      ...link('Мои отзывы', href),
    ],
  }
}

export function refusedReviewLetter({ product, href, reason }: Decided & { reason: string }): Letter {
  return {
    subject: 'Ваш отзыв не опубликован',
    parts: [
      { kind: 'text', text: `Ваш отзыв о товаре ${product} пока не показываем. Причина: ${reason}` },
      { kind: 'text', text: 'Отзыв можно исправить, тогда мы прочитаем его снова.' },
      ...link('Исправить отзыв', href),
    ],
  }
}

export function repliedReviewLetter({ product, href, text }: Decided & { text: string }): Letter {
  return {
    subject: 'На ваш отзыв ответили',
    parts: [
      { kind: 'text', text: `Магазин ответил на ваш отзыв о товаре ${product}:` },
      { kind: 'text', text },
      ...link('Мои отзывы', href),
    ],
  }
}
