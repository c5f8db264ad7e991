import type { CodeWays } from '@/stores/user/code-ways'

/** How the code of a new password comes. */
export function recoveryHint({ toPhone, toEmail }: CodeWays): string {
  if (toPhone && toEmail) return 'С которыми вы регистрировались: пришлём туда код'
  if (toPhone) return 'На телефон пришлём код, для почты его назовёт сотрудник магазина'
  if (toEmail) return 'На почту пришлём код, для телефона его назовёт сотрудник магазина'
  return 'С которыми вы регистрировались. Код назовёт сотрудник магазина'
}

/** How the phone of a new account is proven. */
export function registerHint({ toPhone }: CodeWays): string {
  return toPhone ? 'Подтвердим кодом' : 'Подтвердите кодом, который назовёт сотрудник магазина'
}
