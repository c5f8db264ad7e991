import { PricedAt } from '@/app/_components/goods/priced-at'
import { PartWithOffers } from '@/app/_components/goods/part-with-offers'
import { Notice } from '@/components/ui/notice'
import { ReplacedNumber } from '@/features/search/components/replaced-number'
import { NoOffers } from '@/features/search/components/part-block'
import { type AnalogGroup, type AnalogGroupKey, groupAnalogs } from '@/features/search/model/group-analogs'
import type { PartWithAnalogs } from '@/features/search/model/part'
import { Chip } from '@/components/ui/chip'
import { NoAnalogs } from './no-analogs'
import styles from './analogs.module.css'

const VISIBLE_IN_GROUP = 8
const TITLES: Record<AnalogGroupKey, string> = {
  cheaper: 'Дешевле',
  faster: 'Быстрее',
  known: 'Известнее',
  other: 'Другие аналоги',
  absent: 'Сейчас нет в продаже',
}

/** The requested part, then its analogs by their advantages. */
export function AnalogsList({ result, article }: { result: PartWithAnalogs; article: string }) {
  const { part, analogs, replacedBy, pricedAt } = result
  const groups = groupAnalogs(part, analogs)
  return (
    <>
      {groups.length > 1 && (
        <nav className={styles.jumps} aria-label="Группы аналогов">
          {groups.map(({ key, analogs: found }) => (
            <Chip key={key} href={`#${key}`}>
              {TITLES[key]}
              <span className={styles.count}>{found.length}</span>
            </Chip>
          ))}
        </nav>
      )}
      <section className={styles.section}>
        <h2>Запрошенный артикул</h2>
        {replacedBy && (
          <Notice>
            <ReplacedNumber article={part?.article ?? article} by={replacedBy} />
          </Notice>
        )}
        {part ? <PartWithOffers part={part} pricedAt={pricedAt} headingLevel={3} eager /> : <NoOffers />}
      </section>
      {groups.length === 0 && <NoAnalogs article={article} />}
      {groups.map((group) => (
        <Group key={group.key} group={group} pricedAt={pricedAt} />
      ))}
      <PricedAt moment={pricedAt} className={styles.lead} />
    </>
  )
}

function Group({ group: { key, analogs }, pricedAt }: { group: AnalogGroup; pricedAt: string }) {
  const blocks = analogs.map(({ analog, marks }) => (
    <PartWithOffers
      key={`${analog.brand}/${analog.article}`}
      part={analog}
      pricedAt={pricedAt}
      headingLevel={3}
      analogMarks={marks}
    />
  ))
  const rest = blocks.slice(VISIBLE_IN_GROUP)
  return (
    <section className={styles.section} aria-labelledby={key}>
      <h2 id={key} tabIndex={-1}>
        {TITLES[key]}
        <span className={styles.count}>{analogs.length}</span>
      </h2>
      {blocks.slice(0, VISIBLE_IN_GROUP)}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>Ещё {rest.length}</summary>
          {rest}
        </details>
      )}
    </section>
  )
}
