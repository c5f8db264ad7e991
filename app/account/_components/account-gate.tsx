'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { tryAgain } from '@/lib/query/try-again'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import styles from './account-page.module.css'

/** The client repeats a read by itself; after this long there is nobody to wait for. */
const PATIENCE_MS = 8000

type Props = { skeleton: ReactNode; children: ReactNode }

/** Shows a page of the account to whom it belongs, once it is known who is there. */
export function AccountGate({ skeleton, children }: Props) {
  const status = useUser((user) => user.status)
  if (status === 'user') return children
  return status === 'guest' ? <AskToSignIn /> : <Waiting skeleton={skeleton} />
}

function Waiting({ skeleton }: { skeleton: ReactNode }) {
  const actions = useUserActions()
  const [isTooLong, setTooLong] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [turn])

  useEffect(
    () => (isTooLong ? tryAgain(() => actions.refetch().then(() => undefined)) : undefined),
    [isTooLong, actions],
  )

  const retry = () => {
    setTooLong(false)
    setTurn(turn + 1)
    actions.refetch().catch(() => setTooLong(true))
  }

  if (isTooLong) {
    return (
      <EmptyState
        title="Кабинет не открылся"
        text="Сервис не отвечает. Ваши данные на месте, попробуйте ещё раз через минуту."
        actions={<Button onClick={retry}>Попробовать ещё раз</Button>}
      />
    )
  }
  return (
    <>
      <noscript>
        <p>
          Личный кабинет собирается в браузере, поэтому ему нужны скрипты. Включите их и обновите страницу или
          позвоните нам: телефон внизу страницы.
        </p>
      </noscript>
      <div className={styles.waiting}>
        <p className="visually-hidden" role="status">
          Загружаем
        </p>
        <div aria-hidden="true">{skeleton}</div>
      </div>
    </>
  )
}

function AskToSignIn() {
  const { open } = useSignIn()
  return (
    <EmptyState
      title="Войдите, чтобы открыть кабинет"
      text="Заказы, закладки и гараж видны только вам."
      actions={<Button onClick={() => open()}>Войти</Button>}
    />
  )
}
