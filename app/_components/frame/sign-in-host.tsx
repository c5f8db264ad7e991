'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { useSignIn } from '@/stores/sign-in/use-sign-in'

type Props = { privacyHref?: string | undefined; hasEmailLogin: boolean }

/** Loads the sign-in dialog when it is first opened. */
export function SignInHost(props: Props) {
  const { isOpen, close } = useSignIn()
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const isMissing = isOpen && !Dialog

  useEffect(() => {
    if (!isMissing) return
    import('@/features/auth/components/sign-in-dialog').then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => {
        close()
        void notify({
          kind: 'error',
          title: 'Ошибка',
          text: 'Окно входа не загрузилось. Попробуйте ещё раз.',
        })
      },
    )
  }, [isMissing, close])

  return Dialog ? <Dialog {...props} /> : null
}
