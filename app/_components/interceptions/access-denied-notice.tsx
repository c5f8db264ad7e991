'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useUserActions } from '@/stores/user/use-user-actions'
import styles from './notice-dialog.module.css'

/** The session is over. It may have been renewed in another tab, so who is there is asked before the sign-in opens. */
export function AccessDeniedNotice({ onClose }: { onClose: () => void }) {
  const { refetch } = useUserActions()
  const { open } = useSignIn()
  const [isAsking, setAsking] = useState(false)

  const signIn = async () => {
    setAsking(true)
    const user = await refetch({ always: true }).catch(() => undefined)
    onClose()
    if (!user?.isAuthorized) open()
  }

  return (
    <Dialog open onClose={onClose} title="Ошибка авторизации">
      <p className={styles.text}>Пройдите авторизацию повторно.</p>
      <Button onClick={() => void signIn()} disabled={isAsking}>
        Войти
      </Button>
    </Dialog>
  )
}
