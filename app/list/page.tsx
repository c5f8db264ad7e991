import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Notice } from '@/components/ui/notice'
import { formatPricedAt } from '@/features/product/model/format-priced-at'
import { formatCount, type PluralForms } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { toSearchParams } from '@/lib/routing/query'
import { readSharedItems, sharedListHref } from '@/lib/routing/shared-items'
import { loadSharedList } from './_components/load-shared-list'
import { SharedList } from './_components/shared-list'
import styles from './_components/shared-list.module.css'

const TITLE = 'Список товаров'

export const metadata: Metadata = {
  title: TITLE,
  robots: robotsOf('/list'),
  // The address is the list: it goes to no other site.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What a cart held when its owner handed it on, for anyone who has the address. */
export default async function SharedListPage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams)
  const { items, unreadable } = readSharedItems(query.getAll('item'))
  const hasPrices = query.get('prices') === '1'
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {items.length === 0 ? (
        <EmptyState
          title="В ссылке нет товаров"
          text="Возможно, её обрезали по дороге. Попросите прислать ссылку ещё раз или найдите детали по номеру."
          actions={
            <a className={buttonClass()} href={hrefs.search()}>
              Искать по номеру
            </a>
          }
        />
      ) : (
        <Found
          {...await loadSharedList(items)}
          hasPrices={hasPrices}
          unreadable={unreadable}
          again={sharedListHref(query.getAll('item'), hasPrices)}
        />
      )}
    </div>
  )
}

type FoundProps = Awaited<ReturnType<typeof loadSharedList>> & {
  hasPrices: boolean
  unreadable: number
  /** The address of the list itself. */
  again: string
}

const GOODS: PluralForms = ['товаре', 'товарах', 'товарах']

function Found({ rows, pricedAt, hasPrices, unreadable, again }: FoundProps) {
  const unknown = rows.filter(({ offer }) => offer.kind === 'unknown').length
  return (
    <>
      {unknown > 0 && (
        <>
          <Notice kind="error">Сервис не ответил о {formatCount(unknown, GOODS)}.</Notice>
          <p>
            <a className={buttonClass({ look: 'secondary' })} href={again}>
              Попробовать ещё раз
            </a>
          </p>
        </>
      )}
      <p className={styles.soft}>
        {hasPrices ? 'Цены и наличие' : 'Наличие'} на {formatPricedAt(pricedAt)}.
        {unreadable > 0 && ` Не прочитали: ${formatCount(unreadable, ['строка', 'строки', 'строк'])} ссылки.`}
      </p>
      <SharedList rows={rows} hasPrices={hasPrices} now={pricedAt} />
    </>
  )
}
