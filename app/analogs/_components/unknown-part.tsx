import { NOT_FOUND_TEXT } from '@/components/layout/not-found-page'
import { AnalogsForm } from './analogs-form'
import { AnalogsPage } from './analogs-page'
import styles from './analogs.module.css'

/** Nobody makes such a part: a missing page that offers another try. */
export function UnknownPart({ article }: { article: string }) {
  return (
    <AnalogsPage title={`Деталь ${article} не нашлась`} crumb={article}>
      <p className={styles.lead}>
        Проверьте номер: буква О и цифра 0 равнозначны, дефисы и пробелы не важны. {NOT_FOUND_TEXT}
      </p>
      <AnalogsForm />
    </AnalogsPage>
  )
}
