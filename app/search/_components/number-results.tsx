import { PricedAt } from '@/app/_components/goods/priced-at'
import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { NumberUses } from '@/features/original-catalogs/components/unit/number-uses'
import { loadUse } from '@/features/original-catalogs/server/load-use'
import { PartChoice } from '@/features/search/components/part-choice'
import { Notice } from '@/components/ui/notice'
import { ReplacedNumber } from '@/features/search/components/replaced-number'
import { NoOffers, PartBlock } from '@/features/search/components/part-block'
import { allAnalogsWords } from '@/features/search/model/all-analogs-words'
import type { PartOffers, PartWithAnalogs } from '@/features/search/model/part'
import type { ByNumber } from '@/features/search/server/load-search'
import { buttonClass } from '@/components/ui/button'
import { orEmpty } from '@/lib/data-cache/load'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { arrangeParts, NO_FILTER, type OwnFacts } from './number-table/arrange-parts'
import { NumberTable } from './number-table/number-table'
import { TableTools } from './number-table/table-tools'
import type { NumberTableAddresses } from './number-table/table-addresses'
import { packPart } from './number-table/table-part'
import { toTableParts } from './number-table/to-table-parts'
import styles from './search-results.module.css'

type Props = { byNumber: ByNumber; isOem: boolean; table: NumberTableAddresses }

/** More are on a page of their own. */
const VISIBLE_ANALOGS = 40

/** What a part number led to: a choice of brands, or the part and its analogs. */
export function NumberResults({ byNumber, isOem, table }: Props) {
  if (byNumber.kind === 'nothing') return null
  if (byNumber.kind === 'part') return <PartResults {...byNumber} isOem={isOem} table={table} />
  const { groups } = byNumber
  const isSeveral = byNumber.kind === 'several'
  return (
    <section className={styles.section}>
      <h2>{isSeveral ? 'Детали по этим номерам' : 'Выберите бренд'}</h2>
      {byNumber.kind === 'choice' && (
        <p className={styles.lead}>
          Номер {byNumber.article} делают {formatCount(groups.length, ['бренд', 'бренда', 'брендов'])}. Какая
          деталь нужна?
        </p>
      )}
      <PartChoice
        groups={groups}
        label={isSeveral ? 'Детали по этим номерам' : 'Бренды с этим номером'}
        hrefOf={(group) => hrefs.search({ brand: group.brand, article: group.article, oem: isOem })}
      />
    </section>
  )
}

type PartProps = { article: string; result: PartWithAnalogs; isOem: boolean; table: NumberTableAddresses }

export async function PartResults({ article, result, isOem, table }: PartProps) {
  const { part, analogs, replacedBy, pricedAt } = result
  const isRequested = part !== null && (isOem || part.isOriginal)
  const use = isRequested
    ? await orEmpty(() => loadUse([{ brand: part.brand, article: part.article }]), undefined)
    : undefined
  const hasAlerts = (await orEmpty(loadBootstrap, undefined))?.hasAlerts === true
  const sold = analogs.filter(({ offers }) => offers.length > 0)
  const shown = sold.slice(0, VISIBLE_ANALOGS)
  const parts = toTableParts(part, shown)
  const analogsTitle = isOem ? 'Оригинальные аналоги' : 'Аналоги'
  const rows = arrangeParts(parts, { order: table.order, filter: NO_FILTER, factsOf: asEveryone })
  const brands = [...new Set(parts.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'ru'))
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.small}>Запрошенный артикул</h2>
        {replacedBy && (
          <Notice>
            <ReplacedNumber article={part?.article ?? article} by={replacedBy} />
          </Notice>
        )}
        {part ? <RequestedPart part={part} isOem={isOem} hasAlerts={hasAlerts} /> : <NoOffers />}
      </section>
      {use && (
        <section className={styles.section}>
          <h2>Применяется в</h2>
          <NumberUses use={use} />
        </section>
      )}
      {rows.length > 0 && (
        <section className={styles.section}>
          <NumberTable
            {...table}
            packed={rows.map((row) => packPart({ ...row.part, offers: row.offers }))}
            tools={<TableTools brands={brands} />}
            pricedAt={pricedAt}
            caption={`Предложения ${part ? `${part.brand} ${part.article}` : article} и аналогов`}
            analogsTitle={analogsTitle}
          />
        </section>
      )}
      <section className={styles.section}>
        {sold.length === 0 && (
          <>
            <h2>{analogsTitle}</h2>
            <p className={styles.lead}>{noAnalogsText(analogs.length, isOem)}</p>
          </>
        )}
        {analogs.length > shown.length && (
          <p className={styles.more}>
            <a
              className={buttonClass({ look: 'secondary' })}
              href={hrefs.analogsOf(part?.article ?? article, part?.brand)}
              rel="nofollow"
            >
              {allAnalogsWords(analogs.length, sold.length)}
            </a>
          </p>
        )}
        <PricedAt moment={pricedAt} className={styles.lead} />
      </section>
    </>
  )
}

function noAnalogsText(known: number, isOem: boolean): string {
  if (known > 0) return 'Сейчас ни один не продаётся.'
  return isOem ? 'Оригинальных аналогов не нашлось.' : 'Аналогов не нашлось.'
}

/** A page is the same for every visitor. */
function asEveryone(): OwnFacts {
  return { terms: undefined, mayFit: true }
}

/** The part whose number was typed; its offers lead the table below. */
function RequestedPart({ part, isOem, hasAlerts }: { part: PartOffers; isOem: boolean; hasAlerts: boolean }) {
  const { brand, article, title, internalCode, offers } = part
  return (
    <PartBlock
      part={part}
      headingLevel={3}
      isOriginal={part.isOriginal}
      isSoldOut={offers.length === 0}
      eager
      isCompact
      keep={<FitmentBadge part={{ brand, article }} />}
    >
      {offers.length === 0 && <NoOffers />}
      <p className={styles.keep}>
        <BookmarkButton part={{ brand, article, title, code: internalCode }} look="words" />
        <OemToggle brand={brand} article={article} isOem={isOem} />
        {hasAlerts && internalCode !== null && (
          <a className={buttonClass({ look: 'plain', small: true })} href={part.href} rel="nofollow">
            {offers.length > 0 ? 'Сообщить о снижении цены' : 'Сообщить о поступлении'}
          </a>
        )}
      </p>
    </PartBlock>
  )
}

function OemToggle({ brand, article, isOem }: { brand: string; article: string; isOem: boolean }) {
  return (
    <a
      className={buttonClass({ look: 'plain', small: true })}
      href={hrefs.search({ brand, article, oem: !isOem })}
      data-prefetch="hover"
      data-keep-scroll
    >
      {isOem ? 'Показать все' : 'Только оригинал'}
    </a>
  )
}
