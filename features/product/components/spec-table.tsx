import type { SpecRow } from '../model/to-spec-rows'
import styles from './spec-table.module.css'

/** Specifications, two columns of name and value on a wide window. */
export function SpecTable({ specs }: { specs: readonly SpecRow[] }) {
  return (
    <dl className={styles.specs}>
      {specs.map(({ code, title, value }) => (
        <div key={code}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
