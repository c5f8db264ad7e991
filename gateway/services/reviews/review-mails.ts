import type { Mail, MailPart } from '@/gateway/services/mail/mail'

type Decided = { product: string; href: string | undefined }

function link(title: string, href: string | undefined): MailPart[] {
  return href === undefined ? [] : [{ kind: 'link', title, href }]
}

export function publishedReviewMail({ product, href }: Decided): Mail {
  return {
    subject: 'Ваш отзыв опубликован',
    parts: [
      { kind: 'text', text: `Спасибо! Ваш отзыв о товаре ${product} теперь видят все.` },
      ...link('Мои отзывы', href),
    ],
  }
}

export function refusedReviewMail({ product, href, reason }: Decided & { reason: string }): Mail {
  return {
    subject: 'Ваш отзыв не опубликован',
    parts: [
      { kind: 'text', text: `Ваш отзыв о товаре ${product} пока не показываем. Причина: ${reason}` },
      { kind: 'text', text: 'Отзыв можно исправить, тогда мы прочитаем его снова.' },
      ...link('Исправить отзыв', href),
    ],
  }
}

export function repliedReviewMail({ product, href, text }: Decided & { text: string }): Mail {
  return {
    subject: 'На ваш отзыв ответили',
    parts: [
      { kind: 'text', text: `Магазин ответил на ваш отзыв о товаре ${product}:` },
      { kind: 'text', text },
      ...link('Мои отзывы', href),
    ],
  }
}
