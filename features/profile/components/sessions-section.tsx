'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextSkeleton } from '@/components/ui/skeleton'
import { OTHER_SESSIONS } from '@/lib/gateway/contracts/accounts/other-sessions'
import { useNow } from '@/lib/time/page-clock'
import { apiTokenOptions, type Session, sessionsOptions } from '../api/profile-queries'
import { formatLastSeen } from '../model/format-last-seen'
import { ProfileSection } from './profile-section'
import { SectionFailure } from './section-failure'
import styles from './profile.module.css'

const SHOWN_DEVICES = 5
const UNKNOWN_DEVICE = 'Неизвестное устройство'

export function SessionsSection() {
  const sessions = useQuery(sessionsOptions)
  return (
    <ProfileSection
      title="Где открыт кабинет"
      text="Не узнаёте устройство? Выйдите на нём и смените пароль. С остальными устройствами завершается и ключ для программ."
    >
      {sessions.isPending && <TextSkeleton lines={4} />}
      {sessions.isError && <SectionFailure error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data && <SessionList sessions={sessions.data} />}
    </ProfileSection>
  )
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const client = useQueryClient()
  const now = useNow()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? sessions : sessions.slice(0, SHOWN_DEVICES)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const end = useMutation({
    mutationFn: async (id: string) => {
      const { endSession } = await import('../api/end-session')
      client.setQueryData(sessionsOptions.queryKey, await endSession(id))
      if (id === OTHER_SESSIONS) await client.invalidateQueries(apiTokenOptions)
    },
    onError: () => client.invalidateQueries(sessionsOptions),
  })

  return (
    <>
      <ul className={styles.rows} aria-label="Устройства">
        {shown.map((session) => (
          <li key={session.sessionID} className={styles.row}>
            <div className={styles.fact}>
              <p className={styles.value}>{session.device ?? UNKNOWN_DEVICE}</p>
              <p className={styles.soft}>
                {[session.isCurrent ? 'Это устройство' : undefined, session.ip, lastSeen(session, now)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                small
                look="secondary"
                aria-busy={end.isPending}
                aria-disabled={end.isPending}
                aria-label={[
                  'Выйти на устройстве',
                  session.device ?? UNKNOWN_DEVICE,
                  session.ip,
                  lastSeen(session, now),
                ]
                  .filter(Boolean)
                  .join(' ')}
                onClick={() => end.mutate(session.sessionID)}
              >
                Выйти
              </Button>
            )}
          </li>
        ))}
      </ul>
      {end.isError && <Notice kind="error">Выйти не удалось. Попробуйте ещё раз.</Notice>}
      {others.length > 1 && (
        <div className={styles.actions}>
          {shown.length < sessions.length && (
            <Button look="secondary" onClick={() => setWhole(true)}>
              Показать все устройства: {sessions.length}
            </Button>
          )}
          <Button
            look="secondary"
            aria-busy={end.isPending}
            aria-disabled={end.isPending}
            onClick={() => end.mutate(OTHER_SESSIONS)}
          >
            Выйти на всех остальных устройствах
          </Button>
        </div>
      )}
    </>
  )
}

function lastSeen({ isCurrent, lastSeenAt }: Session, now: Date): string | undefined {
  const text = formatLastSeen(lastSeenAt, now)
  return isCurrent || text === '' ? undefined : text
}
