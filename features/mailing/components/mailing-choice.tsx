import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { MAILING_ACTION } from '../model/mailing-form'
import styles from './mailing.module.css'

type Props = {
  email: string
  isSubscribe: boolean
  token: string
  partnerId: string
  /** Why the last press changed nothing. */
  problem: string | undefined
}

/** One press refuses letters, another takes that back; by markup alone. */
export function MailingChoice({ email, isSubscribe, token, partnerId, problem }: Props) {
  return (
    <form method="post" action={MAILING_ACTION} className={styles.choice} aria-label="Рассылка">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="partnerId" value={partnerId} />
      <input type="hidden" name="isSubscribe" value={isSubscribe ? '0' : '1'} />
      {problem && <Notice kind="error">{problem}</Notice>}
      {isSubscribe ? (
        <p>
          На <strong className={styles.email}>{email}</strong> приходят письма об акциях. Письма о заказах это
          не затронет.
        </p>
      ) : (
        <Notice kind="ok">
          Больше не пишем об акциях на <strong className={styles.email}>{email}</strong>. Письма о заказах
          приходить будут.
        </Notice>
      )}
      <button className={buttonClass({ look: isSubscribe ? 'primary' : 'secondary' })}>
        {isSubscribe ? 'Отписаться' : 'Вернуть письма'}
      </button>
    </form>
  )
}
