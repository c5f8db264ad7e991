'use client'

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { REPORTS } from '@/lib/gateway/contracts/desk/reports'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { downloadReport } from '../../api/report-calls'
import { reportOptions } from '../../api/report-options'
import { type ReportQuery, readReportQuery, reportHref, usualPeriods } from '../../model/report-address'
import { DeskPending } from '../desk-pending'
import { ReportGrid } from './report-grid'
import desk from '../desk.module.css'
import styles from './reports.module.css'

const WORDS: Readonly<Record<(typeof REPORTS)[number], { title: string; about: string; empty: string }>> = {
  sales: {
    title: 'Продажи',
    about:
      'Строки заказов, выданные за период, по поставщикам. «Итого» — с учётом скидок и за вычетом всего, что вернули к этому дню; доставка не входит.',
    empty: 'За эти дни ничего не выдано.',
  },
  refusals: {
    title: 'Отказы',
    about: 'Строки заказов, которые сняли за период, по поставщикам и причинам.',
    empty: 'За эти дни отказов не было.',
  },
  terms: {
    title: 'Сроки',
    about:
      'Строки, обещанные на дни периода. «В срок» — готовы к выдаче или переданы в доставку не позже обещанного дня. Медиана — по опоздавшим строкам, вместе с теми, что ещё не готовы.',
    empty: 'На эти дни ничего не обещано.',
  },
  searches: {
    title: 'Не нашлось',
    about:
      'Запросы, на которые поиск не показал ни одного товара. Кто искал, не записывается; телефоны, почта, VIN и госномера заменены. Повторы за минуту считаются один раз.',
    empty: 'За эти дни таких запросов не было.',
  },
}

const OF_OUR_TIME = { required: true, min: '2000-01-01', max: '2099-12-31' } as const

/** What the shop did in a period. What is shown stands in the address. `now` comes with the page. */
export function ReportScreen({ now }: { now: string }) {
  const moment = new Date(now)
  const query = readReportQuery(new URLSearchParams(useSearchParams()), moment)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reportOptions(query),
    // Numbers of another report under this one's heading would be wrong.
    placeholderData: (former, before) =>
      isSameReport(before?.queryKey, query.report) ? keepPreviousData(former) : undefined,
  })
  const words = WORDS[query.report]
  return (
    <div className={desk.screen}>
      <nav className={desk.states} aria-label="Отчёты">
        {REPORTS.map((report) => (
          <a
            key={report}
            className={desk.tab}
            href={reportHref({ ...query, report })}
            data-prefetch="none"
            aria-current={report === query.report ? 'page' : undefined}
          >
            {WORDS[report].title}
          </a>
        ))}
      </nav>
      <Period query={query} now={moment} />
      <p className={desk.soft}>{words.about}</p>
      {!data ? (
        <DeskPending error={error} refetch={refetch} lines={8} />
      ) : data.rows.length === 0 ? (
        <EmptyState title="Пусто" text={words.empty} />
      ) : (
        <>
          <ReportGrid title={words.title} query={query} table={data} isBusy={isPlaceholderData} />
          {data.isCut && <p className={desk.soft}>Показаны {data.rows.length} самых частых запросов.</p>}
          <Download query={query} />
        </>
      )}
    </div>
  )
}

function isSameReport(key: readonly unknown[] | undefined, report: string): boolean {
  const before = key?.at(-1)
  return typeof before === 'object' && before !== null && 'report' in before && before.report === report
}

/** A plain form of the address: it works without scripts too. */
function Period({ query, now }: { query: ReportQuery; now: Date }) {
  const { report, from, to } = query
  return (
    <>
      <div className={`${desk.tabs} ${desk.unprinted}`} role="group" aria-label="Период">
        {usualPeriods(now).map(({ title, from: first, to: last }) => (
          <a
            key={title}
            className={desk.tab}
            href={reportHref({ report, from: first, to: last })}
            data-prefetch="none"
            aria-current={first === from && last === to ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </div>
      <form
        key={`${from} ${to}`}
        className={`${styles.period} ${desk.unprinted}`}
        action={deskHrefs.reports}
        aria-label="Другой период"
      >
        <input type="hidden" name="report" value={report} />
        <LabelledInput label="С" type="date" name="from" {...OF_OUR_TIME} defaultValue={from} />
        <LabelledInput label="По" type="date" name="to" {...OF_OUR_TIME} defaultValue={to} />
        <Button type="submit" look="secondary">
          Показать
        </Button>
      </form>
    </>
  )
}

function Download({ query }: { query: ReportQuery }) {
  const download = useMutation({ mutationFn: downloadReport })
  return (
    <div className={desk.tabs}>
      <Button
        look="secondary"
        aria-disabled={download.isPending}
        onClick={() => !download.isPending && download.mutate(query)}
      >
        Скачать CSV
      </Button>
      {download.error && <Notice kind="error">{messageIn(download.error)}</Notice>}
    </div>
  )
}
