'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { Button } from '@/components/ui/button'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import styles from './other-ways-in.module.css'

const WAYS = [
  { title: 'Войти по коду', screen: 'code' },
  { title: 'Зарегистрироваться', screen: 'register' },
  { title: 'Забыли пароль?', screen: 'recovery' },
] as const

/** Ways to sign in that need the dialog: a code, a new account, a new password. */
export function OtherWaysIn({ hasCode }: { hasCode: boolean }) {
  const { open } = useSignIn()
  return (
    <div className={styles.open}>
      {WAYS.filter(({ screen }) => screen !== 'code' || hasCode).map(({ title, screen }) => (
        <Button
          key={screen}
          ref={markHydrated}
          look="secondary"
          wide
          data-replay-click=""
          onClick={() => open({ screen })}
        >
          {title}
        </Button>
      ))}
    </div>
  )
}
