'use client'

import { useUser } from '@/stores/user/use-user'
import { ContactRow } from './contact-row'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

export function ContactsSection() {
  const user = useUser((state) => state)
  return (
    <ProfileSection
      title="Телефон и почта"
      text="Новый телефон или почту подтверждает код, который мы туда пришлём."
    >
      <div className={styles.rows}>
        <ContactRow kind="phone" value={user.phone} isConfirmed={user.isPhoneConfirmed} />
        <ContactRow kind="email" value={user.email} isConfirmed={user.isEmailConfirmed} />
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
