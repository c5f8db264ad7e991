import { Picture } from '@/components/media/picture'
import styles from './groups.module.css'

export type UnitTile = {
  unitId: string
  code: string
  title: string
  note: string | null
  picture: string | null
  href: string
  /** Names of the parts that were looked for. */
  found: readonly string[]
}

const PICTURE_PX = 240
const FIRST_ROW = 2

/** Units as their drawings with titles. */
export function UnitTiles({ units }: { units: readonly UnitTile[] }) {
  return (
    <ul className={styles.tiles}>
      {units.map(({ unitId, code, title, note, picture, href, found }, at) => (
        <li key={unitId}>
          <a href={href} rel="nofollow" data-prefetch="hover">
            <Picture
              path={picture}
              alt=""
              width={PICTURE_PX}
              height={PICTURE_PX}
              eager={at < FIRST_ROW}
              fluid
            />
            <b>{title}</b>
            <span>{[code, note].filter(Boolean).join(', ')}</span>
            {found.length > 0 && <span>{[...new Set(found)].join(', ')}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
