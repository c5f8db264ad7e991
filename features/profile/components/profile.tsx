'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/stores/user/use-user'
import { apiTokenOptions, sessionsOptions } from '../api/profile-queries'
import { ApiTokenSection } from './api-token-section'
import { ContactsSection } from './contacts-section'
import { MarkupSection } from './markup-section'
import { PasswordSection } from './password-section'
import { PersonSection } from './person-section'
import { PreferencesSection } from './preferences-section'
import { RemovalSection } from './removal-section'
import { SessionsSection } from './sessions-section'
import styles from './profile.module.css'

export function Profile({ sendsMail }: { sendsMail: boolean }) {
  const isCorporate = useUser((user) => user.group === 'corporate')
  const client = useQueryClient()
  return (
    <div className={styles.profile}>
      <ContactsSection sendsMail={sendsMail} />
      <PersonSection />
      {isCorporate && <MarkupSection />}
      <PreferencesSection />
      <PasswordSection
        onChanged={() => {
          void client.invalidateQueries(sessionsOptions)
          void client.invalidateQueries(apiTokenOptions)
        }}
      />
      <SessionsSection />
      <ApiTokenSection />
      <RemovalSection />
    </div>
  )
}
