'use client'

import { useUser } from '@/stores/user/use-user'
import { ContactRow } from './contact-row'
import { OwnContact } from './own-contact'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

export function ContactsSection() {
  const user = useUser((state) => state)
  return (
    <ProfileSection
      title="Телефон и почта"
      text="Новый телефон или почту подтверждают пароль и код, который мы туда пришлём. Прежний контакт узнает о смене и неделю может её отменить."
    >
      <div className={styles.rows}>
        <OwnContact kind="phone" />
        <OwnContact kind="email" />
        {user.group === 'corporate' && (
          <ContactRow
            kind="invoiceEmail"
            value={user.invoiceEmail}
            isConfirmed={user.isInvoiceEmailConfirmed}
          />
        )}
      </div>
    </ProfileSection>
  )
}
