import type { Mail } from '@/gateway/services/mail/mail'

type Answered = {
  product: string
  question: string
  answer: string
  isShop: boolean
  /** The questions on the page of the product; undefined where the shop's address is not set. */
  href: string | undefined
}

/** Tells the asker what was answered. */
export function answeredQuestionMail({ product, question, answer, isShop, href }: Answered): Mail {
  return {
    subject: `Ответ на ваш вопрос: ${product}`,
    parts: [
      { kind: 'text', text: `Вы спросили о товаре ${product}: ${question}` },
      { kind: 'text', text: `${isShop ? 'Ответ магазина' : 'Ответ покупателя'}: ${answer}` },
      ...(href === undefined ? [] : [{ kind: 'link', title: 'Открыть страницу товара', href } as const]),
    ],
  }
}
