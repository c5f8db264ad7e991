import { useId } from 'react'
import { Picture } from '@/components/media/picture'
import { hrefs } from '@/lib/routing/hrefs'
import { groupByLetter, type OriginalCatalog } from '../model/catalog-list'
import styles from './original.module.css'

const MARK_PX = 48

type Props = { catalogs: readonly OriginalCatalog[] }

/** Catalogues by the first letter of their codes; those without a car yet are folded, unless there are no others. */
export function CatalogLetters({ catalogs }: Props) {
  const [filled = [], empty = []] = [true, false].map((hasCars) =>
    catalogs.filter(({ isVinSearch, isWizard }) => (isVinSearch || isWizard) === hasCars),
  )
  return (
    <>
      {filled.length > 0 && <Letters catalogs={filled} />}
      {empty.length > 0 && (
        <details open={filled.length === 0}>
          <summary>Пока без автомобилей: {empty.length}</summary>
          <Letters catalogs={empty} />
        </details>
      )}
    </>
  )
}

function Letters({ catalogs }: Props) {
  // A page shows the list of all and that of what was found.
  const id = useId()
  return (
    <div className={styles.letters}>
      {groupByLetter(catalogs).map(({ letter, catalogs: own }) => (
        <section key={letter} className={styles.letter} aria-labelledby={`${id}-${letter}`}>
          <h3 id={`${id}-${letter}`}>{letter}</h3>
          <CatalogLinks catalogs={own} />
        </section>
      ))}
    </div>
  )
}

function CatalogLinks({ catalogs }: Props) {
  return (
    <ul className={styles.catalogs}>
      {catalogs.map(({ code, catalogName, brand, pictureUrl }) => (
        <li key={code}>
          <a href={hrefs.originalCatalog(code)} data-prefetch="hover">
            {pictureUrl === null ? (
              <span className={styles.monogram} aria-hidden="true">
                {brand.slice(0, 2)}
              </span>
            ) : (
              <Picture path={pictureUrl} alt="" width={MARK_PX} height={MARK_PX} />
            )}
            <span>
              {brand}
              {catalogs.filter((one) => one.brand === brand).length > 1 && <small>{catalogName}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
