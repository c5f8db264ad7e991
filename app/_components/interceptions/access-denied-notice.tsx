'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useUserActions } from '@/stores/user/use-user-actions'
import styles from './notice-dialog.module.css'

type Props = {
  /** The visitor has answered the notice. */
  onClose: () => void
  /** He does not want to sign in. */
  onGiveUp: () => void
}

/** The session is over. It may have been renewed in another tab, so the visitor is read before the sign-in opens. */
export function AccessDeniedNotice({ onClose, onGiveUp }: Props) {
  const { renew } = useUserActions()
  const { open } = useSignIn()
  const [isRequesting, setRequesting] = useState(false)

  const signIn = async () => {
    setRequesting(true)
    const user = await renew().catch(() => undefined)
    onClose()
    if (!user) open()
  }
  const giveUp = () => {
    onClose()
    onGiveUp()
  }

  return (
    <Dialog open onClose={giveUp} title="Ошибка авторизации">
      <p className={styles.text}>Пройдите авторизацию повторно.</p>
      <Button onClick={() => void signIn()} aria-disabled={isRequesting}>
        Войти
      </Button>
    </Dialog>
  )
}
