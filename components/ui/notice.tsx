import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './notice.module.css'

type Kind = 'ok' | 'info' | 'warning' | 'error'

const ICONS: Record<Kind, IconName> = { ok: 'check', info: 'info', warning: 'warning', error: 'warning' }

/** Words that stand in the page where they belong, read out when they come. */
export function Notice({ kind = 'info', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
