import { isBirthdayAndGenderFilled, isProfileFilled } from '@/lib/validation/profile'
import type { CodeWays } from '@/stores/user/code-ways'
import type { UserState } from '@/stores/user/user-state'

export type ProfileAdvice = { title: string; text: string; action: string }

/** The one thing about the profile that is worth doing next. */
export function profileAdvice(
  user: UserState,
  { toPhone, toEmail }: Pick<CodeWays, 'toPhone' | 'toEmail'>,
): ProfileAdvice | null {
  if (!user.isPhoneConfirmed) {
    return {
      title: 'Подтвердите телефон',
      text: `Без него товары не добавить в корзину. ${toPhone ? 'Пришлём код из четырёх цифр.' : 'Код назовёт сотрудник магазина.'}`,
      action: 'Подтвердить',
    }
  }
  if (!isProfileFilled(user)) {
    return {
      title: 'Заполните профиль',
      text: 'Имя, фамилия, телефон и почта подставятся в заказ сами.',
      action: 'Заполнить',
    }
  }
  if (!user.isEmailConfirmed && toEmail) {
    return {
      title: 'Подтвердите почту',
      text: 'На неё придут чеки и документы заказа.',
      action: 'Подтвердить',
    }
  }
  if (user.group === 'client' && !isBirthdayAndGenderFilled(user)) {
    return {
      title: 'Расскажите о себе',
      text: 'Дата рождения и пол нужны для карты клуба.',
      action: 'Открыть профиль',
    }
  }
  return null
}
