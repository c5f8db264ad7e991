'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { hrefs } from '@/lib/routing/hrefs'
import { useUserActions } from '@/stores/user/use-user-actions'

export function SignOutButton() {
  const actions = useUserActions()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  const leave = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      if (await actions.logout()) router.replace(hrefs.home)
    } catch {
      await notify({ kind: 'error', title: 'Ошибка', text: 'Выйти не удалось. Попробуйте ещё раз.' })
    }
    setBusy(false)
  }

  return (
    <Button look="plain" aria-busy={isBusy} onClick={() => void leave()}>
      Выйти
    </Button>
  )
}
