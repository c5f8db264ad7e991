import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { hrefs } from '@/lib/routing/hrefs'
import { MAILING_ACTION } from '../model/mailing-form'
import styles from './mailing.module.css'

type Props = {
  email: string
  isSubscribe: boolean
  topic: 'offers' | 'alerts'
  token: string
  partnerId: string
  /** Why the last press changed nothing. */
  problem: string | undefined
}

/**
 * One press refuses emails, another takes that back; by markup alone. What the reader waited for is forgotten, so that is not
 * taken back here.
 */
export function MailingChoice({ email, isSubscribe, topic, token, partnerId, problem }: Props) {
  const isAlerts = topic === 'alerts'
  return (
    <form method="post" action={MAILING_ACTION} className={styles.choice} aria-label="Рассылка">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="partnerId" value={partnerId} />
      <input type="hidden" name="isSubscribe" value={isSubscribe ? '0' : '1'} />
      {problem && <Notice kind="error">{problem}</Notice>}
      {isAlerts ? (
        <AlertWords email={email} isSubscribe={isSubscribe} />
      ) : (
        <OfferWords email={email} isSubscribe={isSubscribe} />
      )}
      {(isSubscribe || !isAlerts) && (
        <button className={buttonClass({ look: isSubscribe ? 'primary' : 'secondary' })}>
          {!isSubscribe ? 'Вернуть письма' : isAlerts ? 'Больше ничего не ждать' : 'Отписаться'}
        </button>
      )}
    </form>
  )
}

type Words = Pick<Props, 'email' | 'isSubscribe'>

function OfferWords({ email, isSubscribe }: Words) {
  const address = <strong className={styles.email}>{email}</strong>
  return isSubscribe ? (
    <p>На {address} приходят письма об акциях. Письма о заказах это не затронет.</p>
  ) : (
    <Notice kind="ok">Больше не пишем об акциях на {address}. Письма о заказах приходить будут.</Notice>
  )
}

function AlertWords({ email, isSubscribe }: Words) {
  const address = <strong className={styles.email}>{email}</strong>
  return isSubscribe ? (
    <p>
      На {address} приходят письма о товарах, которых вы ждёте. Одним нажатием вы откажетесь от всех сразу, а
      ждать только некоторые можно в <a href={hrefs.bookmarks}>закладках</a>. Письма о заказах это не
      затронет.
    </p>
  ) : (
    <Notice kind="ok">
      Больше ничего не ждёте: писем о товарах на {address} не будет. Попросить снова можно на странице товара.
    </Notice>
  )
}
