import type { GiftOrder } from './gift'

const WORDS = {
  recipientName: 'Напишите, кому карта',
  recipientEmail: 'Укажите почту получателя: на неё придёт карта',
  buyerName: 'Напишите, от кого карта',
  buyerEmail: 'Укажите вашу почту: на неё придёт подтверждение',
} satisfies Partial<Record<keyof GiftOrder, string>>

/** What is left empty, by the name of the field and in the order of the form. */
export function missingWords(order: GiftOrder): Record<string, string> {
  const fields = Object.keys(WORDS) as (keyof typeof WORDS)[]
  return Object.fromEntries(fields.flatMap((name) => (order[name] === '' ? [[name, WORDS[name]]] : [])))
}
