import { NOT_FOUND_TEXT } from '@/components/layout/not-found-text'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { buttonClass } from '@/components/ui/button'
import { NearParts } from '@/features/search/components/near-parts'
import { loadNumbers } from '@/features/search/server/load-numbers'
import { orEmpty } from '@/lib/data-cache/load'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { hrefs } from '@/lib/routing/hrefs'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { AnalogsForm } from './analogs-form'
import { AnalogsPage } from './analogs-page'
import styles from './analogs.module.css'

/** An unknown part: a missing page that offers those of nearly that number, another try, and other ways to the part. */
export async function UnknownPart({ article, brand }: { article: string; brand?: string }) {
  const name = [brand, article].filter(Boolean).join(' ').toUpperCase()
  const [{ listed, near }, site] = await Promise.all([
    orEmpty(() => loadNumbers(article), { listed: [], near: [] }),
    orEmpty(loadBootstrap, undefined),
  ])
  const title = `Деталь ${name} не нашлась`
  return (
    <AnalogsPage title={title} crumb={name}>
      <title>{fitTitle(title, [])}</title>
      <p className={styles.lead}>
        Проверьте номер: буква О и цифра 0 равнозначны, дефисы и пробелы не важны. {NOT_FOUND_TEXT}
      </p>
      <NearParts
        groups={[...listed, ...near]}
        hrefOf={(group) => hrefs.analogsOf(group.article, group.brand)}
      />
      <AnalogsForm />
      <p className={styles.actions}>
        {site?.hasOriginalCatalogs && (
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.originalCatalogs}>
            Найти по VIN
          </a>
        )}
        <ContactSpecialist about={{ query: name }} />
      </p>
    </AnalogsPage>
  )
}
