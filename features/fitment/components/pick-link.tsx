import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './car-filter.module.css'

/** The way to the choice of a car, where none is chosen. */
export function PickLink() {
  return (
    <a className={`${styles.choice} ${styles.without}`} href={hrefs.maintenance} data-vehicle-picker="">
      <Icon name="garage" size={16} />
      Подобрать по машине
    </a>
  )
}
