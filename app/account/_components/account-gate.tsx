'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { tryAgain } from '@/lib/query/try-again'
import { hrefs } from '@/lib/routing/hrefs'
import { useStores } from '@/stores/provider'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import styles from './account-page.module.css'

/** The client retries a read by itself; after this long the page stops waiting. */
const TIMEOUT_MS = 8000

const NEEDS_SCRIPTS =
  'Эта страница собирается в браузере, поэтому ей нужны скрипты. Включите их и обновите её.'
const NOT_IN_TIME = 'Кабинет не открылся: сервис ответил не вовремя. Обновите страницу через минуту.'

type Props = {
  skeleton: ReactNode
  /** The page shows the browser's stores, the cart for one, so it waits for them; they do not wait for the page. */
  isOfStores?: boolean | undefined
  children: ReactNode
}

/** Shows a page of the account to its owner, once the visitor is known. */
export function AccountGate({ skeleton, isOfStores = false, children }: Props) {
  const { user, userActions } = useStores()
  const known = useUser(({ status }) => status)
  const stored = useStore(user, ({ status }) => status)
  const status = isOfStores ? stored : known

  useEffect(() => {
    if (isOfStores) userActions.notifyAtOnce()
  }, [isOfStores, userActions])

  if (status === 'user') return children
  return status === 'guest' ? <SignInPrompt /> : <Waiting skeleton={skeleton} isOfStores={isOfStores} />
}

function Waiting({ skeleton, isOfStores }: { skeleton: ReactNode; isOfStores: boolean }) {
  const actions = useUserActions()
  const [isTooLong, setTooLong] = useState(false)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), TIMEOUT_MS)
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
          {isOfStores ? NEEDS_SCRIPTS : NOT_IN_TIME} Или позвоните нам: телефон внизу страницы. Без скриптов
          открываются <a href={hrefs.orders}>заказы</a> и <a href={hrefs.profile}>профиль</a>.
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

function SignInPrompt() {
  const { open } = useSignIn()
  return (
    <EmptyState
      title="Войдите, чтобы открыть кабинет"
      text="Заказы, закладки и гараж видны только вам."
      actions={<Button onClick={() => open()}>Войти</Button>}
    />
  )
}
