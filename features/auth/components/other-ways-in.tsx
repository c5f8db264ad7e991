'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { Button } from '@/components/ui/button'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import styles from './other-ways-in.module.css'

/** Ways to sign in that need the dialog: a code, a new account, a new password. */
export function OtherWaysIn() {
  const { open } = useSignIn()
  return (
    <Button
      ref={markHydrated}
      look="secondary"
      className={styles.open}
      data-replay-click=""
      onClick={() => open()}
    >
      По коду или регистрация
    </Button>
  )
}
