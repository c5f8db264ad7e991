import type { paymentMethods } from '@/gateway/db/schema/checkout'

type Row = typeof paymentMethods.$inferSelect

/** What a new shop calls the payment on its page, before a provider or the staff calls it otherwise. */
const USUAL_ONLINE = 'Картой онлайн'

/** A way to pay as it is called without the staff's words: the provider knows better what its page takes. */
export function usualName({ title, description, isOnline }: Row, onlineTitle: string | undefined) {
  return { title: isOnline && title === USUAL_ONLINE ? (onlineTitle ?? title) : title, description }
}

/** A way to pay under the name that shoppers see, which orders store. */
export function namePayment(row: Row, onlineTitle: string | undefined): Row {
  const usual = usualName(row, onlineTitle)
  const description = row.shownDescription ?? usual.description
  return {
    ...row,
    title: row.shownTitle ?? usual.title,
    description: description === '' ? null : description,
  }
}
