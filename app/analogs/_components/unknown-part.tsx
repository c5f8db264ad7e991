import { NOT_FOUND_TEXT } from '@/components/layout/not-found-page'
import { AskSpecialist } from '@/components/ui/ask-specialist'
import { buttonClass } from '@/components/ui/button'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { hrefs } from '@/lib/routing/hrefs'
import { AnalogsForm } from './analogs-form'
import { AnalogsPage } from './analogs-page'
import styles from './analogs.module.css'

/** Nobody makes such a part: a missing page that offers another try, and other ways to the part. */
export function UnknownPart({ article }: { article: string }) {
  const title = `Деталь ${article} не нашлась`
  return (
    <AnalogsPage title={title} crumb={article}>
      <title>{fitTitle(title, [])}</title>
      <p className={styles.lead}>
        Проверьте номер: буква О и цифра 0 равнозначны, дефисы и пробелы не важны. {NOT_FOUND_TEXT}
      </p>
      <AnalogsForm />
      <p className={styles.actions}>
        <a className={buttonClass({ look: 'secondary' })} href={hrefs.originalCatalogs}>
          Найти по VIN
        </a>
        <AskSpecialist about={{ query: article }} />
      </p>
    </AnalogsPage>
  )
}
