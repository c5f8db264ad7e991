'use client'

import { useCodeWays } from '@/stores/user/use-code-ways'
import { useUser } from '@/stores/user/use-user'
import { confirmingWords } from '../model/code-words'
import { ContactRow } from './contact-row'
import { OwnContact } from './own-contact'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

const UNDOING = 'О смене напишем на нынешнюю почту: по ссылке из письма её можно отменить в течение недели.'

/** The email about a change goes to a proven mailbox, where the shop has a mail service. */
export function ContactsSection({ sendsMail }: { sendsMail: boolean }) {
  const user = useUser((state) => state)
  const confirming = confirmingWords(useCodeWays())
  return (
    <ProfileSection
      title="Телефон и почта"
      text={sendsMail && user.isEmailConfirmed ? `${confirming} ${UNDOING}` : confirming}
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
