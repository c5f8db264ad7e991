'use client'

import { isAboutCurrent } from '@/stores/vehicle/is-about-current'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import styles from '@/features/original-catalogs/components/vehicle-bar.module.css'

/** Said in the catalogue of another car than the one that the shop chooses parts for. */
export function OtherCarNote({ car }: { car: { carId: number | null; vin: string | null } }) {
  const current = useCurrentVehicle()
  if (!current || isAboutCurrent(current, car)) return null
  return <p className={styles.other}>Сейчас в магазине выбран другой автомобиль: {current.title}</p>
}
