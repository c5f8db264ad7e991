import { hrefs } from '@/lib/routing/hrefs'

/** Pages whose matter is a list of entries. They show an empty one while the gateway cannot give it. */
export const ENTRY_LISTS = [
  { title: 'Новости', href: hrefs.news },
  { title: 'Акции', href: hrefs.promos },
  { title: 'Пресса о нас', href: hrefs.press },
  { title: 'Публикации', href: hrefs.publications },
] as const

/** The list that lives at a decoded path. */
export function entryListAt(location: string) {
  return ENTRY_LISTS.find(({ href }) => href === location)
}
