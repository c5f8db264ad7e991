import { formatPhone, toTelLink } from '@/lib/format/phone'
import { NO_SCRIPTS_ID } from './no-scripts-id'
import styles from './no-scripts-note.module.css'

export function NoScriptsWords({ phone }: { phone: string | undefined }) {
  const tel = phone && toTelLink(phone)
  return (
    <div id={NO_SCRIPTS_ID} popover="auto" className={styles.note} role="status">
      <p>Корзина работает со скриптами: включите их в настройках браузера.</p>
      {phone && tel && (
        <p>
          Или закажите по телефону <a href={tel}>{formatPhone(phone)}</a>: назовите артикул.
        </p>
      )}
    </div>
  )
}
