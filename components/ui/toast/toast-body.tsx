import { Icon, type IconName } from '@/components/ui/icon'
import type { Notice } from './notice'
import styles from './toast.module.css'

const ICONS: Record<NonNullable<Notice['kind']>, IconName> = {
  ok: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
}

export function ToastBody({ kind = 'info', title, text }: Notice) {
  return (
    <div className={`${styles.body} ${styles[kind]}`}>
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}
