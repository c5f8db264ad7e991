import { hrefs } from '@/lib/routing/hrefs'

/** Lists of entries whose entries have pages of their own. They show an empty one while the gateway cannot give it. */
export const ENTRY_LISTS = [
  {
    code: 'news',
    title: 'Новости',
    href: hrefs.news,
    description:
      'Новости магазина: новые разделы каталога, магазины и услуги, изменения в доставке, оплате и бонусах.',
  },
  {
    code: 'promo',
    title: 'Акции',
    href: hrefs.promos,
    description:
      'Скидки и специальные предложения на запчасти, шины, масла и услуги: условия и сроки каждой акции.',
  },
  {
    code: 'press',
    title: 'Пресса о нас',
    href: hrefs.press,
    description: 'Что пишут о магазине: обзоры, интервью и упоминания в прессе.',
  },
  {
    code: 'publications',
    title: 'Публикации',
    href: hrefs.publications,
    description:
      'Статьи о запчастях и обслуживании: как выбрать деталь, когда её менять и на что смотреть при покупке.',
  },
] as const

export type EntryList = (typeof ENTRY_LISTS)[number]
/** Certificates are a list without pages of their own. */
export type EntryListCode = EntryList['code'] | 'certificates'

/** The list of a decoded part of an address below `/about`. */
export function entryListOf(code: string): EntryList | undefined {
  return ENTRY_LISTS.find((list) => list.code === code)
}
