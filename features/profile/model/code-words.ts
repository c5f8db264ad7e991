import type { CodeWays } from '@/stores/user/code-ways'

/** What proves a new contact. */
export function confirmingWords({ toPhone, toEmail }: CodeWays): string {
  if (toPhone && toEmail) return 'Новый телефон или почту подтверждают пароль и код, который мы туда пришлём.'
  const words = 'Новый телефон или почту подтверждают пароль и код.'
  if (toPhone) return `${words} На телефон код пришлём, для почты его назовёт сотрудник магазина.`
  if (toEmail) return `${words} На почту код пришлём, для телефона его назовёт сотрудник магазина.`
  return `${words} Его назовёт сотрудник магазина по телефону.`
}

/** What stands for the password of a user who changes a contact without one. */
export function previousContactHint({ toPhone, toEmail }: CodeWays): string {
  return toPhone && toEmail
    ? 'Без пароля пришлём код и на прежний контакт'
    : 'Без пароля понадобится код и для прежнего контакта'
}

/** What stands for the password of a user who has none. */
export function noPasswordHint(isSent: boolean): string {
  return `Пароля нет или забыли? Оставьте пустым: ${isSent ? 'пришлём код' : 'код назовёт сотрудник магазина'}`
}
