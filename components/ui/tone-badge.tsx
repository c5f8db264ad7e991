import { Icon, type IconName } from './icon'
import styles from './tone-badge.module.css'

export type Tone = 'going' | 'good' | 'bad' | 'urgent'

const ICONS: Readonly<Record<Tone, IconName>> = {
  going: 'clock',
  good: 'check',
  bad: 'close',
  urgent: 'warning',
}

/** A status in words; colour and sign only help. */
export function ToneBadge({ tone, title }: { tone: Tone; title: string }) {
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <Icon name={ICONS[tone]} size={16} /> {title}
    </span>
  )
}
