import { Icon, type IconName } from '@/components/ui/icon'
import type { OrderStatus } from '../model/order'
import { type StatusTone, statusTone } from '../model/status-tone'
import styles from './status-mark.module.css'

const ICONS: Readonly<Record<StatusTone, IconName>> = { going: 'clock', good: 'check', bad: 'close' }

/** A status in words; colour and sign only help. */
export function StatusMark({ status }: { status: OrderStatus }) {
  const tone = statusTone(status)
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon name={ICONS[tone]} size={16} /> {status.title}
    </span>
  )
}
