import { PartChoice } from './part-choice'
import type { PartGroup } from '../model/part'
import styles from './near-parts.module.css'

const TITLE = 'Возможно, вы искали'

/** Parts whose number is nearly what was typed. */
export function NearParts({
  groups,
  hrefOf,
}: {
  groups: readonly PartGroup[]
  hrefOf: (group: PartGroup) => string
}) {
  if (groups.length === 0) return null
  return (
    <section className={styles.near}>
      <h2>{TITLE}</h2>
      <PartChoice groups={groups} label={TITLE} hrefOf={hrefOf} />
    </section>
  )
}
