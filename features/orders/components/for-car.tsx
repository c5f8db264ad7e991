'use client'

import { isSameVin } from '@/lib/parts/vehicle/vin'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { toLineCar } from '@/stores/vehicle/car-of-purchase'
import type { OrderLine } from '../model/order'

/** The car of ordered products: with its current title while it is in the garage, else with the former one. */
export function ForCar({
  car,
  className,
}: {
  car: NonNullable<OrderLine['car']>
  className?: string | undefined
}) {
  const own = useUser(({ cars }) => cars.find(({ vin }) => isSameVin(vin, car.vin)))
  return (
    <span className={className}>
      Для автомобиля {own ? <a href={hrefs.garageVehicle(own.vin)}>{toLineCar(own).title}</a> : car.title}
    </span>
  )
}
