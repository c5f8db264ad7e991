'use client'

import { isSameVin } from '@/lib/parts/vehicle/vin'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { toLineCar } from '@/stores/vehicle/car-of-purchase'
import type { OrderLine } from '../model/order'

/** For which car products were ordered: as it is called now while it stands in the garage, else as it was called then. */
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
