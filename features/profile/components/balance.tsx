'use client'

import type { ReactNode } from 'react'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { CompanyClients } from './company-clients'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

/** What is owed to the shop, and on whose account; `owed` are the orders that are not paid. */
export function Balance({ owed }: { owed: ReactNode }) {
  const isCorporate = useUser((user) => user.group === 'corporate')
  return (
    <div className={styles.profile}>
      {owed}
      {isCorporate && (
        <>
          <div className={styles.note}>
            <p className={styles.soft}>
              Сумма посчитана по заказам в магазине. Платежи по договору и акт сверки пришлёт ваш менеджер.
            </p>
            <a href={hrefs.managers}>Мои менеджеры</a>
          </div>
          <ProfileSection title="Клиенты и контрагенты" text="На них можно оформить заказ со счётом.">
            <CompanyClients />
          </ProfileSection>
        </>
      )}
    </div>
  )
}
