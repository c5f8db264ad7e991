'use client'

import { EmailText } from '@/components/ui/email-text'
import { Icon } from '@/components/ui/icon'
import { buttonClass } from '@/components/ui/button'
import { formatPhone } from '@/lib/format/phone'
import { hrefs } from '@/lib/routing/hrefs'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { useUser } from '@/stores/user/use-user'
import { sectionsFor } from './account-sections'
import { profileAdvice } from './profile-advice'
import { SignOutButton } from './sign-out-button'
import { useSectionCounts } from './use-section-counts'
import styles from './account-overview.module.css'

export function AccountOverview({ hasService = true }: { hasService?: boolean }) {
  const user = useUser((state) => state)
  const advice = profileAdvice(user, useCodeWays())
  const figures = useSectionCounts()
  return (
    <div className={styles.overview}>
      <section className={styles.person} aria-label="Вы вошли как">
        <div>
          <p className={styles.name}>
            {[user.name, user.secondName].filter(Boolean).join(' ') || 'Без имени'}
          </p>
          <p className={styles.contacts}>
            {user.phone && <span className="no-break">{formatPhone(user.phone)}</span>}
            {user.phone && user.email && ' · '}
            {user.email && (
              <span className={styles.contact}>
                <EmailText>{user.email}</EmailText>
              </span>
            )}
          </p>
        </div>
        <div className={styles.signOut}>
          <SignOutButton />
        </div>
      </section>
      {advice && (
        <section className={styles.advice} aria-label="Состояние профиля">
          <div>
            <h2 className={styles.adviceTitle}>{advice.title}</h2>
            <p>{advice.text}</p>
          </div>
          <a className={buttonClass()} href={hrefs.profile}>
            {advice.action}
          </a>
        </section>
      )}
      <ul className={styles.tiles} aria-label="Разделы кабинета">
        {sectionsFor(user.group, { isStaff: user.isAdmin || user.isRoot, hasService }).map(
          ({ title, href, icon, text }) => (
            <li key={href}>
              <a className={styles.tile} href={href} data-prefetch="hover">
                <Icon name={icon} size={24} />
                <span className={styles.tileTitle}>{title}</span>
                <span className={styles.tileText}>{figures[href] ?? text}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
