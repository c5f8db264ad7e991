import { Picture } from '@/components/media/picture'
import { formatCount } from '@/lib/format/plural'
import { listingHref } from '@/lib/routing/catalog-address/write-listing'
import type { ListingState } from '@/lib/routing/catalog-address/types'
import { GOODS } from '../model/messages'
import styles from './section-tiles.module.css'

export type SectionTile = {
  code: string
  title: string
  count?: number | undefined
  pictureUrl: string | null
}

const PICTURE_PX = 44

type Props = {
  /** Of the listing above them, whose car they keep. */
  state: ListingState
  sections: readonly SectionTile[]
  label: string
}

/** Sections right below one, a row of small tiles that scrolls sideways on small screens. */
export function SectionTiles({ state, sections, label }: Props) {
  if (sections.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {sections.map(({ code, title, count, pictureUrl }) => (
          <li key={code}>
            <a href={listingHref({ ...state, section: code })}>
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
