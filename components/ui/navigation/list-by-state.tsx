import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { EmptyState } from '../empty-state'
import { LoadFailure } from '../load-failure'
import { TextSkeleton } from '../skeleton'
import type { ListOfRows } from './held-rows'
import { PageSteps } from './page-steps'
import { TabButtons } from './tabs'
import { useListAddress } from './use-list-address'

export type StateChoice<State> = { state: State; title: string; empty: string }

type Answer = { pagination: { total: number; pages: number } }

export type RowsProps<Data> = {
  data: Data
  list: ListOfRows
  /** Reads the list anew, of which a decided row leaves with its focused button. */
  onChanged: () => Promise<void>
  /** Reads it anew and leaves the focus in the form that is being filled in. */
  onOutdated: () => Promise<void>
}

type Props<State extends string, Data extends Answer> = {
  /** What is chosen, and what is listed, for a screen reader. */
  label: string
  listLabel: string
  failureTitle: string
  choices: readonly StateChoice<State>[]
  first: State
  /** Choices that an answer does not offer are left out; all are shown while there is none. */
  isOffered?: (state: State, data: Data | undefined) => boolean
  countOf: (state: State, data: Data) => number | null | undefined
  queryKey: QueryKey
  read: (state: State, page: number, signal: AbortSignal) => Promise<Data>
  Rows: ComponentType<RowsProps<Data>>
  classes: Readonly<Record<string, string>>
}

/** A paged list of what is in one of several states, with the buttons that choose the state. */
export function ListByState<State extends string, Data extends Answer>({
  label,
  listLabel,
  failureTitle,
  choices,
  first,
  isOffered = () => true,
  countOf,
  queryKey,
  read,
  Rows,
  classes,
}: Props<State, Data>) {
  const states = choices.map((choice) => choice.state)
  const { state, page, show, stayWithin } = useListAddress(states, first)
  const list = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...queryKey, state, page],
    queryFn: ({ signal }) => read(state, page, signal),
    placeholderData: keepPreviousData,
  })
  stayWithin(isPlaceholderData ? undefined : data?.pagination.pages)
  // With the number that waits at the list's place of the desk.
  const onOutdated = () => queries.invalidateQueries()
  const onChanged = async () => {
    await onOutdated()
    list.current?.focus()
  }

  const empty = <EmptyState title="Пусто" text={choices.find((one) => one.state === state)?.empty ?? ''} />

  return (
    <div className={classes.screen}>
      <TabButtons
        label={label}
        tabs={choices
          .filter((choice) => isOffered(choice.state, data))
          .map(({ state: tab, title }) => {
            const count = data && countOf(tab, data)
            return { tab, title: typeof count === 'number' ? `${title} (${count})` : title }
          })}
        current={state}
        onChange={show}
      />
      {error && <LoadFailure title={failureTitle} text={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !data && <TextSkeleton lines={8} />}
      <div ref={list} tabIndex={-1}>
        {data && (
          <Rows
            key={`${state} ${page}`}
            data={data}
            list={{ className: classes.list, label: listLabel, isBusy: isPlaceholderData, empty }}
            onChanged={onChanged}
            onOutdated={onOutdated}
          />
        )}
      </div>
      {data && (
        <PageSteps
          className={classes.actions}
          label={listLabel}
          page={page}
          pages={data.pagination.pages}
          onChange={(chosen) => show(state, chosen)}
        />
      )}
    </div>
  )
}
