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
