import { PricedAt } from '@/app/_components/goods/priced-at'
import { PartWithOffers } from '@/app/_components/goods/part-with-offers'
import { NumberUses } from '@/features/original-catalogs/components/unit/number-uses'
import { loadUse } from '@/features/original-catalogs/server/load-use'
import { PartChoice } from '@/features/search/components/part-choice'
import { NoOffers } from '@/features/search/components/part-block'
import { marksOf } from '@/features/search/model/group-analogs'
import type { PartWithAnalogs } from '@/features/search/model/part'
import type { ByNumber } from '@/features/search/server/load-search'
import { buttonClass } from '@/components/ui/button'
import { orEmpty } from '@/lib/data-cache/load'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './search-results.module.css'

type Props = { byNumber: ByNumber; isOem: boolean }

const VISIBLE_ANALOGS = 10

/** What a part number led to: a choice of brands, or the part and its analogs. */
export function NumberResults({ byNumber, isOem }: Props) {
  if (byNumber.kind === 'nothing') return null
  if (byNumber.kind === 'part') return <PartResults {...byNumber} isOem={isOem} />
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

type PartProps = { article: string; result: PartWithAnalogs; isOem: boolean }

export async function PartResults({ article, result, isOem }: PartProps) {
  const { part, analogs, pricedAt } = result
  const isAsked = part !== null && (isOem || part.isOriginal)
  const use = isAsked
    ? await orEmpty(() => loadUse([{ brand: part.brand, article: part.article }]), undefined)
    : undefined
  return (
    <>
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>Запрошенный артикул</h2>
          {part && <OemToggle brand={part.brand} article={part.article} isOem={isOem} />}
        </div>
        {part ? <PartWithOffers part={part} pricedAt={pricedAt} headingLevel={3} eager /> : <NoOffers />}
      </section>
      {use && (
        <section className={styles.section}>
          <h2>Применяется в</h2>
          <NumberUses use={use} />
        </section>
      )}
      <section className={styles.section}>
        <h2>{isOem ? 'Оригинальные аналоги' : 'Аналоги'}</h2>
        {analogs.length === 0 && (
          <p className={styles.lead}>
            {isOem ? 'Оригинальных аналогов не нашлось.' : 'Аналогов не нашлось.'}
          </p>
        )}
        {analogs.slice(0, VISIBLE_ANALOGS).map((analog) => (
          <PartWithOffers
            key={`${analog.brand}/${analog.article}`}
            part={analog}
            pricedAt={pricedAt}
            headingLevel={3}
            analogMarks={marksOf(part, analog)}
          />
        ))}
        {analogs.length > VISIBLE_ANALOGS && (
          <p className={styles.more}>
            <a
              className={buttonClass({ look: 'secondary' })}
              href={hrefs.analogsOf(part?.article ?? article, part?.brand)}
              rel="nofollow"
            >
              Все {formatCount(analogs.length, ['аналог', 'аналога', 'аналогов'])}
            </a>
          </p>
        )}
        <PricedAt moment={pricedAt} className={styles.lead} />
      </section>
    </>
  )
}

function OemToggle({ brand, article, isOem }: { brand: string; article: string; isOem: boolean }) {
  return (
    <a
      className={buttonClass({ look: 'secondary' })}
      href={hrefs.search({ brand, article, oem: !isOem })}
      data-prefetch="hover"
      data-keep-scroll
    >
      {isOem ? 'Показать все' : 'Только оригинал'}
    </a>
  )
}
