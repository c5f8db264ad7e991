'use client'

import { useUser } from '@/stores/user/use-user'

/** How the shop calls who is signed in. */
export function AccountName() {
  return useUser(({ name }) => name) || 'Кабинет'
}
