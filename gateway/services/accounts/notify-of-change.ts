import type { Database } from '@/gateway/core/database'
import type { User } from '@/gateway/services/accounts/find-user'
import type { CoreDeps } from '@/gateway/core/deps'

/** Notifies the person by the contacts known so far, so that a stranger's change does not go unseen. */
export async function notifyOfChange(
  tx: Database,
  { mailbox, siteName }: Pick<CoreDeps, 'mailbox' | 'siteName'>,
  user: User,
  what: string,
) {
  const text = `${what} в аккаунте магазина «${siteName}». Если это были не вы, восстановите доступ и завершите чужие сеансы.`
  const to =
    user.email !== null && user.isEmailConfirmed
      ? ({ channel: 'email', to: user.email } as const)
      : user.phone !== null && user.isPhoneConfirmed
        ? ({ channel: 'sms', to: user.phone } as const)
        : undefined
  if (to) await mailbox.post(tx, { kind: 'account-changed', ...to, subject: what, text })
}
