import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/media/picture'
import { hrefs } from '@/lib/routing/hrefs'
import type { VehicleScope } from '../../model/original-address'
import styles from '../groups.module.css'

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

type Props = {
  units: readonly UnitTile[]
  scope: VehicleScope
  groupId: string | null
}

/** Units as their drawings with titles; some of them can be shown on one page. */
export function UnitTiles({ units, scope, groupId }: Props) {
  const { code: catalog, ssd, vehicleId } = scope
  return (
    <form action={hrefs.originalCatalogUnit({})} method="get" aria-label="Узлы">
      <input type="hidden" name="code" value={catalog} />
      {vehicleId !== null && <input type="hidden" name="vehicle" value={vehicleId} />}
      <input type="hidden" name="ssd" value={ssd} />
      {groupId !== null && <input type="hidden" name="group" value={groupId} />}
      <Tiles units={units} />
      {units.length > 1 && (
        <p className={styles.together}>
          <button className={buttonClass({ look: 'secondary' })} type="submit">
            Отмеченные узлы на одной странице
          </button>
          {groupId !== null && <span>Без отметок — вся группа.</span>}
        </p>
      )}
    </form>
  )
}

function Tiles({ units }: { units: readonly UnitTile[] }) {
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
          {units.length > 1 && (
            <label className={styles.pick}>
              <input type="checkbox" name="unit" value={unitId} />
              <span className="visually-hidden">Отметить узел «{title}»</span>
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}
