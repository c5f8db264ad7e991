import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { CarSearch } from '@/features/original-catalogs/components/car-search'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '@/features/original-catalogs/components/original.module.css'

/** Of an address that names no car. */
export function ChooseCarFirst() {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs
          items={[
            { title: 'Главная', href: hrefs.home },
            { title: 'Оригинальные каталоги', href: hrefs.originalCatalogs },
            { title: 'Выбор автомобиля' },
          ]}
        />
        <h1 tabIndex={-1}>Сначала выберите автомобиль</h1>
      </div>
      <CarSearch action={hrefs.originalCatalogs} label="VIN, номер кузова или марка" typed="" examples={[]} />
      <p>
        <a href={hrefs.originalCatalogs}>Открыть каталог по марке</a>
      </p>
    </div>
  )
}
