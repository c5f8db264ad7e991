'use client'

import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { HeldRows } from '@/components/ui/navigation/held-rows'
import { TabButtons } from '@/components/ui/navigation/tabs'
import { TextSkeleton } from '@/components/ui/skeleton'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { deadMessagesOptions, inquiriesOptions, type InquiryList, type InquiryState } from '../api/desk-calls'
import { DeskInquiryCard, DeskMessageCard } from './desk-cards'
import styles from './inquiry-desk.module.css'

type Tab = InquiryState | 'messages'

type Counts = NonNullable<InquiryList['counts']>

const STATUSES: readonly { tab: keyof Counts; title: string }[] = [
  { tab: 'new', title: 'Новые' },
  { tab: 'in_work', title: 'В работе' },
  { tab: 'answered', title: 'Отвеченные' },
  { tab: 'closed', title: 'Закрытые' },
]

const FAILED: readonly { tab: Tab; title: string }[] = [
  { tab: 'dead', title: 'Не дошли до вас' },
  { tab: 'messages', title: 'Не дошли до покупателей' },
]

const EMPTY: Readonly<Record<InquiryState, string>> = {
  all: 'Обращений ещё не было.',
  dead: 'Все обращения дошли: вы ничего не пропустили.',
  new: 'Новых обращений нет: все разобраны.',
  in_work: 'В работе ничего нет.',
  answered: 'Отвеченных обращений нет.',
  closed: 'Закрытых обращений нет.',
}

/** The visitors' inquiries, and every message that could not be delivered, for the shop's staff. */
export function InquiryDesk() {
  const [tab, setTab] = useState<Tab>('all')
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...inquiriesOptions(tab === 'messages' ? 'all' : tab, page),
    placeholderData: keepPreviousData,
  })
  // Null where the shop's gateway keeps no states.
  const counts = query.data?.counts
  const tabs: readonly { tab: Tab; title: string }[] = [
    { tab: 'all', title: counts ? 'Все' : 'Обращения' },
    ...(counts ? STATUSES.map((one) => ({ ...one, title: `${one.title} (${counts[one.tab]})` })) : []),
    ...FAILED,
  ]
  return (
    <div className={styles.screen}>
      <TabButtons
        label="Что показать"
        tabs={tabs}
        current={tab}
        onChange={(chosen) => {
          setTab(chosen)
          setPage(1)
        }}
      />
      {tab === 'messages' ? (
        <Messages />
      ) : (
        <Inquiries state={tab} page={page} onPage={setPage} query={query} />
      )}
    </div>
  )
}

type InquiriesProps = {
  state: InquiryState
  page: number
  onPage: (page: number) => void
  query: UseQueryResult<InquiryList>
}

function Inquiries({ state, page, onPage, query }: InquiriesProps) {
  const { data, error, refetch, isPlaceholderData } = query
  const list = useRef<HTMLDivElement>(null)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  return (
    // A changed inquiry leaves the list of its state with its focused button.
    <div ref={list} tabIndex={-1} className={styles.screen}>
      {data.inquiries.length === 0 && !isPlaceholderData && <EmptyState title="Пусто" text={EMPTY[state]} />}
      {state === 'all' && data.dead > 0 && (
        <p className={styles.soft}>Не дошли до почты или CRM: {data.dead}</p>
      )}
      {data.inquiries.length > 0 && (
        <ul className={styles.list} aria-label="Обращения" aria-busy={isPlaceholderData}>
          <HeldRows key={`${state} ${page}`} rows={data.inquiries} keyOf={({ number }) => number}>
            {(inquiry) => <DeskInquiryCard inquiry={inquiry} onChanged={() => list.current?.focus()} />}
          </HeldRows>
        </ul>
      )}
      <Pages page={page} pages={data.pagination.pages} onPage={onPage} />
    </div>
  )
}

function Messages() {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deadMessagesOptions(page),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
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
  return <LoadFailure title="Список не открылся" text={failureText(error)} onRetry={onRetry} />
}

type PagesProps = { page: number; pages: number; onPage: (page: number) => void }

function Pages({ page, pages, onPage }: PagesProps) {
  if (pages <= 1 && page === 1) return null
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
