'use client'

import { live } from '@/components/navigation/live'
import { Button } from '@/components/ui/button'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import styles from './other-ways-in.module.css'

/** What the dialog can and a plain form cannot: a code, a new account, a new password. */
export function OtherWaysIn() {
  const { open } = useSignIn()
  return (
    <Button ref={live} look="secondary" className={styles.open} data-press="" onClick={() => open()}>
      По коду или регистрация
    </Button>
  )
}
