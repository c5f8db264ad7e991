'use client'

import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Notice } from '@/components/ui/notice'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { codeLoginBy } from '@/stores/user/code-ways'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { CodeLogin } from './code-login'
import { reasonOf } from '../model/reason-of'
import { PasswordLogin } from './password-login'
import { Recovery } from './recovery'
import { Register } from './register'
import type { Screen, ScreenProps } from './screen-props'
import styles from './sign-in.module.css'

const TITLES: Record<Screen, string> = {
  login: 'Вход',
  code: 'Вход по коду',
  register: 'Регистрация',
  recovery: 'Новый пароль',
}

type Props = {
  /** Address of the shop's privacy policy. */
  privacyHref?: string | undefined
  /** Whether an e-mail and a password let in. */
  hasEmailLogin: boolean
}

export function SignInDialog({ privacyHref, hasEmailLogin }: Props) {
  const signIn = useSignIn()
  const { isOpen, screen: first, reason = reasonOf(signIn), close } = signIn
  const [chosen, setScreen] = useState<Screen | null>(null)
  const [contact, setContact] = useState('')
  const codeBy = codeLoginBy(useCodeWays(), hasEmailLogin)
  const requested = chosen ?? first
  const screen = requested === 'code' && !codeBy ? 'login' : requested

  const leave = () => {
    setScreen(null)
    close()
  }
  const props: ScreenProps = { contact, hasEmailLogin, codeBy, onContact: setContact, onScreen: setScreen }

  return (
    <Dialog open={isOpen} onClose={leave} title={TITLES[screen]} screen={screen}>
      <div className={styles.screen}>
        {reason && <Notice kind="info">{reason}</Notice>}
        {isOpen && screen === 'login' && <PasswordLogin {...props} />}
        {isOpen && screen === 'code' && <CodeLogin {...props} privacyHref={privacyHref} />}
        {isOpen && screen === 'register' && <Register {...props} privacyHref={privacyHref} />}
        {isOpen && screen === 'recovery' && <Recovery {...props} />}
      </div>
    </Dialog>
  )
}
