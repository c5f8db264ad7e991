import type { IconName } from '@/components/ui/icon'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { questionHrefs } from '@/lib/routing/question-hrefs'

type Group = 'client' | 'corporate'

export type AccountSection = {
  title: string
  href: string
  icon: IconName
  /** What is found there, for the tiles of the overview. */
  text: string
  /** The only group of users that has it. */
  only?: Group
  /** Pages of other addresses that belong to it. */
  also?: readonly string[]
  /** For the shop's staff alone. */
  isStaffs?: true
  /** Of a shop with a car service. */
  isOfService?: true
}

/** The account's sections, in the order of its menu. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  { title: 'Заказы', href: hrefs.orders, icon: 'box', text: 'Статусы, документы, повтор заказа' },
  { title: 'Корзина', href: hrefs.cart, icon: 'cart', text: 'Что выбрано и сколько стоит' },
  { title: 'Закладки', href: hrefs.bookmarks, icon: 'bookmark', text: 'Отложенные товары с метками' },
  { title: 'Гараж', href: hrefs.garage, icon: 'garage', text: 'Ваши автомобили' },
  {
    title: 'Клуб и бонусы',
    href: hrefs.loyalty,
    icon: 'gift',
    text: 'Карта, бонусы, промокоды',
    only: 'client',
  },
  {
    title: 'Баланс',
    href: hrefs.balance,
    icon: 'building',
    text: 'Что осталось оплатить',
    only: 'corporate',
  },
  {
    title: 'Менеджеры',
    href: hrefs.managers,
    icon: 'phone',
    text: 'Кому звонить и писать',
    only: 'corporate',
  },
  {
    title: 'Хранение и сервис',
    href: hrefs.tyreStorage,
    icon: 'tyre',
    text: 'Шины на хранении, записи в автосервис',
    isOfService: true,
  },
  {
    title: 'Отзывы',
    href: hrefs.reviews,
    icon: 'star-outline',
    text: 'О чём можно рассказать',
    also: [questionHrefs.own],
  },
  {
    title: 'Рабочее место',
    href: deskHrefs.orders,
    icon: 'list',
    text: 'Заказы покупателей, отзывы, обращения',
    isStaffs: true,
  },
  { title: 'Профиль', href: hrefs.profile, icon: 'user', text: 'Данные, пароль, настройки' },
]

type Present = { isStaff?: boolean; hasService?: boolean }

/** What a user of a group has; before the group is known, what everyone has. */
export function sectionsFor(
  group: Group | undefined,
  { isStaff = false, hasService = true }: Present = {},
): AccountSection[] {
  return ACCOUNT_SECTIONS.filter(
    ({ only, isStaffs = false, isOfService = false }) =>
      (only === undefined || only === group) && (!isStaffs || isStaff) && (!isOfService || hasService),
  )
}

/** Whether a section holds the page. */
export function holdsPage(
  { href, also = [] }: Pick<AccountSection, 'href' | 'also'>,
  pathname: string,
): boolean {
  return [href, ...also].some((base) => pathname === base || pathname.startsWith(`${base}/`))
}
