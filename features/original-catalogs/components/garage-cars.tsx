'use client'

import { hrefs } from '@/lib/routing/hrefs'
import { isVin } from '@/lib/parts/vehicle/vin'
import { useUser } from '@/stores/user/use-user'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'
import styles from './original.module.css'

/** Cars of the garage: each leads into its catalogue, by its VIN or else by its make. Nothing for a guest. */
export function GarageCars() {
  const cars = useUser(({ isAuthorized, cars: own }) => (isAuthorized ? own : undefined))
  const known = (cars ?? []).filter(({ vin, mark }) => isVin(vin) || mark)
  return (
    <section className={`for-customers ${styles.garage}`} aria-label="Автомобили из гаража">
      {known.length > 0 && (
        <ul>
          {known.map((car) => (
            <li key={car.vin}>
              <a
                href={hrefs.originalCatalogsFor(isVin(car.vin) ? car.vin : (car.mark ?? ''))}
                data-prefetch="none"
                rel="nofollow"
              >
                {nameOfCar(car)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {cars?.length === 0 && (
        <p>
          <a href={hrefs.garage}>Добавить автомобиль в гараж, чтобы открывать его каталог отсюда</a>
        </p>
      )}
    </section>
  )
}
