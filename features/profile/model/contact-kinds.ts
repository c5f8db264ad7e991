import { formatPhone } from '@/lib/format/phone'
import type { ProfileContact } from '../api/confirmation'

export type ContactKind = 'phone' | 'email' | 'invoiceEmail'

type KindTexts = {
  title: string
  /** «Изменить …», «Подтвердить …», «Добавить …». */
  object: string
  empty: string
  unconfirmed: string
  confirmedNotice: string
  changedNotice: string
}

export const CONTACT_TEXTS: Readonly<Record<ContactKind, KindTexts>> = {
  phone: {
    title: 'Телефон',
    object: 'телефон',
    empty: 'не указан',
    unconfirmed: 'Не подтверждён: товары не добавить в корзину',
    confirmedNotice: 'Телефон подтверждён',
    changedNotice: 'Телефон изменён',
  },
  email: {
    title: 'Почта',
    object: 'почту',
    empty: 'не указана',
    unconfirmed: 'Не подтверждена',
    confirmedNotice: 'Почта подтверждена',
    changedNotice: 'Почта изменена',
  },
  invoiceEmail: {
    title: 'Почта для счетов',
    object: 'почту для счетов',
    empty: 'не указана: счета придут на основную',
    unconfirmed: 'Не подтверждена',
    confirmedNotice: 'Почта для счетов подтверждена',
    changedNotice: 'Почта для счетов изменена',
  },
}

export function toProfileContact(kind: ContactKind, value: string): ProfileContact {
  return kind === 'phone' ? { phone: value } : { email: value }
}

export function showContact(kind: ContactKind, value: string): string {
  if (value === '') return CONTACT_TEXTS[kind].empty
  return kind === 'phone' ? formatPhone(value) : value
}
