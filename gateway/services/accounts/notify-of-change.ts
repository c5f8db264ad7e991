import type { User } from '@/gateway/services/accounts/find-user'
import type { CoreDeps } from '@/gateway/core/deps'

/** Tells the person under the contacts known so far, so that a stranger's change does not go unseen. */
export async function notifyOfChange({ messenger, siteName }: CoreDeps, user: User, what: string) {
  const text = `${what} в аккаунте магазина «${siteName}». Если это были не вы, восстановите доступ и завершите чужие сеансы.`
  const to =
    user.email !== null && user.isEmailConfirmed
      ? ({ channel: 'email', to: user.email } as const)
      : user.phone !== null && user.isPhoneConfirmed
        ? ({ channel: 'sms', to: user.phone } as const)
        : undefined
  // The change is done by now; a message that does not arrive must not make it look undone.
  if (to) await messenger.send({ ...to, subject: what, text }).catch(() => undefined)
}
