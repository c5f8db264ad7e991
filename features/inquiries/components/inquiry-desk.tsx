'use client'

import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { HeldRows } from '@/components/ui/navigation/held-rows'
import { PageSteps } from '@/components/ui/navigation/page-steps'
import { TabButtons } from '@/components/ui/navigation/tabs'
import { useListAddress } from '@/components/ui/navigation/use-list-address'
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

const FAILED: readonly { tab: 'dead' | 'messages'; title: string }[] = [
  { tab: 'dead', title: 'Не дошли до вас' },
  { tab: 'messages', title: 'Не дошли до покупателей' },
]

const TABS: readonly Tab[] = ['all', ...[...STATUSES, ...FAILED].map(({ tab }) => tab)]

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
  const { state: tab, page, show, stayWithin } = useListAddress(TABS, 'all')
  const query = useQuery({
    ...(tab === 'messages' ? inquiriesOptions('all', 1) : inquiriesOptions(tab, page)),
    placeholderData: keepPreviousData,
  })
  if (tab !== 'messages') stayWithin(query.isPlaceholderData ? undefined : query.data?.pagination.pages)
  // Null where the shop's gateway keeps no states.
  const counts = query.data?.counts
  const tabs: readonly { tab: Tab; title: string }[] = [
    { tab: 'all', title: counts ? 'Все' : 'Обращения' },
    ...(counts ? STATUSES.map((one) => ({ ...one, title: `${one.title} (${counts[one.tab]})` })) : []),
    ...FAILED,
  ]
  return (
    <div className={styles.screen}>
      <TabButtons label="Что показать" tabs={tabs} current={tab} onChange={show} />
      {tab === 'messages' ? (
        <Messages page={page} onPage={(chosen) => show(tab, chosen)} />
      ) : (
        <Inquiries state={tab} page={page} onPage={(chosen) => show(tab, chosen)} query={query} />
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
      {state === 'all' && data.dead > 0 && (
        <p className={styles.soft}>Не дошли до почты или CRM: {data.dead}</p>
      )}
      <HeldRows
        key={`${state} ${page}`}
        className={styles.list}
        label="Обращения"
        isBusy={isPlaceholderData}
        empty={<EmptyState title="Пусто" text={EMPTY[state]} />}
        rows={data.inquiries}
        keyOf={({ number }) => number}
      >
        {(inquiry) => <DeskInquiryCard inquiry={inquiry} onChanged={() => list.current?.focus()} />}
      </HeldRows>
      <PageSteps
        className={styles.tabs}
        label="Обращения"
        page={page}
        pages={data.pagination.pages}
        onChange={onPage}
      />
    </div>
  )
}

function Messages({ page, onPage }: Pick<InquiriesProps, 'page' | 'onPage'>) {
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
      <PageSteps
        className={styles.tabs}
        label="Сообщения"
        page={page}
        pages={data.pagination.pages}
        onChange={onPage}
      />
    </>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return <LoadFailure title="Список не открылся" text={failureText(error)} onRetry={onRetry} />
}
