import { Picture } from '@/components/media/picture'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { GOODS } from '../model/messages'
import styles from './section-tiles.module.css'

export type SectionTile = {
  code: string
  title: string
  count?: number | undefined
  pictureUrl: string | null
}

const PICTURE_PX = 56

/** Sections right below one, a row of small tiles that scrolls sideways on small screens. */
export function SectionTiles({ sections, label }: { sections: readonly SectionTile[]; label: string }) {
  if (sections.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {sections.map(({ code, title, count, pictureUrl }) => (
          <li key={code}>
            <a href={hrefs.section(code)}>
              <Picture path={pictureUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} />
              <span>
                {title}
                {count !== undefined && <small>{formatCount(count, GOODS)}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
