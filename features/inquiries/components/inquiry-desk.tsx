'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { TextSkeleton } from '@/components/ui/skeleton'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'
import { deadMessagesOptions, inquiriesOptions, type InquiryState } from '../api/desk-calls'
import { DeskInquiryCard, DeskMessageCard } from './desk-cards'
import styles from './inquiry-desk.module.css'

type Tab = InquiryState | 'messages'

const TABS: readonly { tab: Tab; title: string }[] = [
  { tab: 'all', title: 'Обращения' },
  { tab: 'dead', title: 'Не дошли до вас' },
  { tab: 'messages', title: 'Не дошли до покупателей' },
]

/** The visitors' inquiries, and every message that could not be delivered, for the shop's staff. */
export function InquiryDesk() {
  const [tab, setTab] = useState<Tab>('all')
  return (
    <div className={styles.screen}>
      <div className={styles.tabs} role="group" aria-label="Что показать">
        {TABS.map(({ tab: own, title }) => (
          <Button
            key={own}
            small
            look={own === tab ? 'primary' : 'secondary'}
            aria-pressed={own === tab}
            onClick={() => setTab(own)}
          >
            {title}
          </Button>
        ))}
      </div>
      {tab === 'messages' ? <Messages /> : <Inquiries key={tab} state={tab} />}
    </div>
  )
}

function Inquiries({ state }: { state: InquiryState }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...inquiriesOptions(state, page),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  if (data.inquiries.length === 0)
    return (
      <EmptyState
        title="Пусто"
        text={state === 'all' ? 'Обращений ещё не было.' : 'Все обращения дошли: вы ничего не пропустили.'}
      />
    )
  return (
    <>
      {state === 'all' && data.dead > 0 && (
        <p className={styles.soft}>Не дошли до почты или CRM: {data.dead}</p>
      )}
      <ul className={styles.list} aria-label="Обращения" aria-busy={isPlaceholderData}>
        {data.inquiries.map((inquiry) => (
          <DeskInquiryCard key={inquiry.number} inquiry={inquiry} />
        ))}
      </ul>
      <Pages page={page} pages={data.pagination.pages} onPage={setPage} />
    </>
  )
}

function Messages() {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deadMessagesOptions(page),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  if (data.messages.length === 0)
    return <EmptyState title="Пусто" text="Все письма и сообщения покупателям ушли." />
  return (
    <>
      <ul className={styles.list} aria-label="Сообщения" aria-busy={isPlaceholderData}>
        {data.messages.map((message) => (
          <DeskMessageCard key={message.id} message={message} />
        ))}
      </ul>
      <Pages page={page} pages={data.pagination.pages} onPage={setPage} />
    </>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <EmptyState
        title="Список не открылся"
        text={isGatewayError(error) ? error.message : NO_ANSWER}
        actions={<Button onClick={onRetry}>Попробовать ещё раз</Button>}
      />
    </div>
  )
}

type PagesProps = { page: number; pages: number; onPage: (page: number) => void }

function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1) return null
  return (
    <div className={styles.tabs}>
      {page > 1 && (
        <Button look="secondary" onClick={() => onPage(page - 1)}>
          Новее
        </Button>
      )}
      {page < pages && (
        <Button look="secondary" onClick={() => onPage(page + 1)}>
          Раньше
        </Button>
      )}
    </div>
  )
}
