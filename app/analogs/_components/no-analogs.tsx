import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './analogs.module.css'

/** Where there is nothing to list: the part has no analogs, or they cannot be had now. */
export function NoAnalogs({ article }: { article: string }) {
  return (
    <section className={styles.section}>
      <EmptyState
        title="Аналогов не нашлось"
        text="Посмотрите, кто ещё делает деталь с таким номером. Если замены нет, её подберёт специалист."
        actions={
          <>
            <a className={buttonClass()} href={hrefs.search({ q: article, mode: 'articul' })}>
              Искать по артикулу
            </a>
            <ContactSpecialist about={{ query: article }} />
          </>
        }
      />
    </section>
  )
}
