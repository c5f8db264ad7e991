'use client'

import { useRouter } from 'next/navigation'
import { hrefs } from '@/lib/routing/hrefs'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import type { UserState } from '@/stores/user/user-state'

/**
 * Closes the dialog and lets the user go on with what led to it. Nothing can be bought without a confirmed phone, so
 * a user without one is taken to the profile instead.
 */
export function useAfterSignIn(): (user: UserState | undefined) => Promise<void> {
  const { afterwards, target, close } = useSignIn()
  const router = useRouter()
  return async (user) => {
    if (!user) return
    close()
    if (!user.isPhoneConfirmed) router.push(hrefs.profile)
    else if (target !== undefined) router.push(target)
    else await afterwards?.()
  }
}
