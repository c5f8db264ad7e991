'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { notify } from '@/components/ui/toast/notify'
import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { type ApiToken, apiTokenOptions } from '../api/profile-queries'
import { ProfileSection } from './profile-section'
import { SectionFailure } from './section-failure'
import styles from './profile.module.css'

const loadWrites = () => import('../api/api-token')

export function ApiTokenSection() {
  const token = useQuery(apiTokenOptions)
  return (
    <ProfileSection
      title="Ключ для программ"
      text="С ним ваша учётная система получает цены и остатки. Ключ даёт доступ от вашего имени: храните его как пароль."
    >
      {token.isPending && <TextSkeleton lines={2} />}
      {token.isError && <SectionFailure error={token.error} onRetry={() => void token.refetch()} />}
      {token.data && <TokenState token={token.data} />}
    </ProfileSection>
  )
}

function TokenState({ token }: { token: ApiToken }) {
  const client = useQueryClient()
  const known = () => client.invalidateQueries(apiTokenOptions)
  const create = useMutation({ mutationFn: async () => (await loadWrites()).createToken(), onSuccess: known })
  const revoke = useMutation({
    mutationFn: async () => (await loadWrites()).revokeToken(),
    onSuccess: async () => {
      create.reset()
      await known()
    },
  })
  const failure = create.error ?? revoke.error
  const isBusy = create.isPending || revoke.isPending
  const fresh = create.data?.token
  const hasToken = token.token !== null || Boolean(fresh)

  return (
    <>
      {fresh && <FreshToken token={fresh} />}
      {!fresh && token.token !== null && (
        <p className={styles.value}>
          {token.token}
          {token.createdAt && (
            <span className={styles.soft}>
              {' '}
              создан {formatLongDay(toMoscowDay(new Date(token.createdAt)))}
            </span>
          )}
        </p>
      )}
      {failure && <Notice kind="error">Ключ не изменился. {failureText(failure)}</Notice>}
      <div className={styles.actions}>
        <Button look="secondary" aria-disabled={isBusy} onClick={() => create.mutate()}>
          {hasToken ? 'Создать новый вместо этого' : 'Создать ключ'}
        </Button>
        {hasToken && (
          <Button look="plain" aria-disabled={isBusy} onClick={() => revoke.mutate()}>
            Отозвать
          </Button>
        )}
      </div>
    </>
  )
}

/** In the gateway's words, where it had any. */
function failureText(failure: Error): string {
  return isGatewayError(failure) && failure.message ? failure.message : UNAVAILABLE_MESSAGE
}

/** Only its maker ever sees it whole, and only now. */
function FreshToken({ token }: { token: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      await notify({ kind: 'ok', title: 'Копирование', text: 'Ключ скопирован' })
    } catch {
      await notify({ kind: 'error', title: 'Ошибка', text: 'Браузер не дал скопировать ключ' })
    }
  }
  return (
    <Notice kind="warning">
      <p>Сохраните ключ сейчас: целиком мы его больше не покажем.</p>
      <p className={styles.token}>{token}</p>
      <Button small look="secondary" onClick={() => void copy()}>
        <Icon name="copy" size={16} /> Скопировать
      </Button>
    </Notice>
  )
}
