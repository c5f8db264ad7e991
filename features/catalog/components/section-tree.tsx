import { Picture } from '@/components/media/picture'
import { formatNumber } from '@/lib/format/number'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import type { SectionNode } from '@/lib/site/section-store'
import { GOODS } from '../model/messages'
import styles from './section-tree.module.css'

const PICTURE_PX = 64
/** Sections of the third level shown under one of the second; the others are on its own page. */
const SHOWN_LEAVES = 5

/** The catalogue's first three levels: a block for each section of the first, a column for each of the second. */
export function SectionTree({ nodes }: { nodes: readonly SectionNode[] }) {
  return (
    <ul className={styles.tree}>
      {nodes.map(({ section, children }) => (
        <li key={section.id} id={section.code} className={styles.root}>
          <h2>
            <a className={styles.title} href={hrefs.section(section.code)}>
              <Picture path={section.pictureUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} />
              {section.title}
            </a>
            <small>{formatCount(section.count, GOODS)}</small>
          </h2>
          <ul className={styles.branches}>
            {children.map((branch) => (
              <Branch key={branch.section.id} {...branch} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Branch({ section, children }: SectionNode) {
  const folded = children.length - SHOWN_LEAVES
  return (
    <li>
      <Leaf section={section} />
      {children.length > 0 && (
        <ul className={styles.leaves}>
          {children.slice(0, SHOWN_LEAVES).map((leaf) => (
            <li key={leaf.section.id}>
              <Leaf section={leaf.section} />
            </li>
          ))}
          {folded > 0 && (
            <li>
              <a href={hrefs.section(section.code)} aria-label={`${section.title}: ещё ${folded}`}>
                Ещё {folded}
              </a>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

function Leaf({ section: { code, title, count } }: Pick<SectionNode, 'section'>) {
  return (
    <>
      <a href={hrefs.section(code)}>{title}</a>
      {count > 0 && <small> {formatNumber(count)}</small>}
    </>
  )
}
