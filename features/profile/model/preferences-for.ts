import type { UserGroup } from '@/stores/user/user-state'

type PreferenceName = 'isSubscribe' | 'defaultWriteoffAgree' | 'isHideClosedIntervals'

export type Preference = {
  name: PreferenceName
  title: string
  text: string
  /** The only group of users that it is for. */
  only?: UserGroup
}

const PREFERENCES: readonly Preference[] = [
  {
    name: 'isSubscribe',
    title: 'Получать письма об акциях',
    text: 'Согласие можно отозвать здесь же в любой момент',
  },
  {
    name: 'defaultWriteoffAgree',
    title: 'Предлагать списание бонусов в каждом заказе',
    text: 'При оформлении выбор можно изменить',
    only: 'client',
  },
  {
    name: 'isHideClosedIntervals',
    title: 'Скрывать недоступные интервалы доставки',
    text: 'Останутся только те, что можно выбрать',
  },
]

export function preferencesFor(group: UserGroup): Preference[] {
  return PREFERENCES.filter(({ only }) => only === undefined || only === group)
}
