'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { hrefs } from '@/lib/routing/hrefs'
import { useUserActions } from '@/stores/user/use-user-actions'

export function SignOutButton() {
  const actions = useUserActions()
  const router = useRouter()
  const { mutate, isPending } = useMutation({
    mutationFn: actions.logout,
    onSuccess: (isOut) => isOut && router.replace(hrefs.home),
    onError: () => notify({ kind: 'error', title: 'Ошибка', text: 'Выйти не удалось. Попробуйте ещё раз.' }),
  })

  return (
    <Button look="plain" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      Выйти
    </Button>
  )
}
