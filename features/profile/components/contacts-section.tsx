'use client'

import { useUser } from '@/stores/user/use-user'
import { ContactRow } from './contact-row'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

export function ContactsSection() {
  const user = useUser((state) => state)
  const phone = user.phone !== '' && user.isPhoneConfirmed ? { phone: user.phone } : undefined
  const email = user.email !== '' && user.isEmailConfirmed ? { email: user.email } : undefined
  return (
    <ProfileSection
      title="Телефон и почта"
      text="Новый телефон или почту подтверждают пароль и код, который мы туда пришлём. Прежний контакт узнает о смене и неделю может её отменить."
    >
      <div className={styles.rows}>
        <ContactRow
          kind="phone"
          value={user.phone}
          isConfirmed={user.isPhoneConfirmed}
          proven={phone ?? email}
        />
        <ContactRow
          kind="email"
          value={user.email}
          isConfirmed={user.isEmailConfirmed}
          proven={email ?? phone}
        />
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
