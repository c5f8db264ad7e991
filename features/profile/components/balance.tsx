'use client'

import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { CompanyClients } from './company-clients'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

export function Balance() {
  const isCorporate = useUser((user) => user.group === 'corporate')
  if (!isCorporate) {
    return (
      <EmptyState
        title="Баланс есть только у компаний"
        text="Вы платите за каждый заказ отдельно, поэтому счёта в магазине у вас нет."
        actions={
          <a className={buttonClass()} href={hrefs.orders}>
            Мои заказы
          </a>
        }
      />
    )
  }
  return (
    <div className={styles.profile}>
      <EmptyState
        title="Остаток по договору здесь пока не виден"
        text="Взаиморасчёты ведёт бухгалтерия, и в магазин они не передаются. Акт сверки пришлёт ваш менеджер."
        actions={
          <a className={buttonClass()} href={hrefs.managers}>
            Мои менеджеры
          </a>
        }
      />
      <ProfileSection title="Клиенты и контрагенты" text="На них можно оформить заказ со счётом.">
        <CompanyClients />
      </ProfileSection>
    </div>
  )
}
