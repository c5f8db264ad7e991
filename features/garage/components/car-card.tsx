'use client'

import { useMutation } from '@tanstack/react-query'
import { buttonClass, Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import { useStores } from '@/stores/provider'
import { useOriginalCatalogs } from '@/stores/user/use-original-catalogs'
import type { UserCar } from '@/stores/user/user-state'
import { chooseVehicle } from '@/stores/vehicle/vehicle-store'
import { useCarBody } from '../api/car-body'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { bodyKindOf } from '../model/body-kind'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'
import { keepMeasures } from '@/lib/text/keep-measures'
import { factsOfCar, vinOfCar } from '../model/car-words'
import { BodyPicture } from './body-picture'
import styles from './garage.module.css'

type Props = { car: UserCar; isCurrent: boolean; onRemove: () => void }

export function CarCard({ car, isCurrent, onRemove }: Props) {
  const body = useCarBody(car.carId)
  const name = nameOfCar(car)
  const hasDrawings = useOriginalCatalogs()
  return (
    <li className={styles.car} data-current={isCurrent || undefined}>
      <BodyPicture kind={bodyKindOf(body)} />
      <div>
        <h2 className={styles.name}>
          <a href={hrefs.garageVehicle(car.vin)}>{keepMeasures(name)}</a>
        </h2>
        <p className={styles.facts}>{factsOfCar(car).join(' · ')}</p>
        {isCurrent && (
          <p className={styles.mark}>
            <Icon name="check" size={16} /> Магазин подбирает для неё
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {!isCurrent && <MakeCurrent car={car} />}
        <a className={buttonClass({ look: 'secondary', small: true })} href={hrefs.garageExpenses(car.vin)}>
          Расходы<span className="visually-hidden">: {name}</span>
        </a>
        {hasDrawings && (vinOfCar(car) ?? car.mark) && (
          <a
            className={buttonClass({ look: 'secondary', small: true })}
            href={hrefs.originalCatalogsFor(vinOfCar(car) ?? car.mark ?? '')}
            data-prefetch="none"
          >
            Схемы<span className="visually-hidden"> деталей: {name}</span>
          </a>
        )}
        <Button look="plain" small onClick={onRemove} aria-label={`Удалить из гаража: ${name}`}>
          Удалить
        </Button>
      </div>
    </li>
  )
}

/** Makes a car of the garage the current one of the shop. */
export function MakeCurrent({ car }: { car: UserCar }) {
  const { garage, vehicle } = useStores()
  const { mutate } = useMutation({
    mutationFn: () => garage.change({ vin: car.vin, isCurrent: true }),
    onSuccess: (isChanged) => isChanged && chooseVehicle(vehicle, null),
    onError: (failure) => notifyFailure(failure),
  })
  return (
    <Button
      small
      className={styles.choose}
      onClick={() => mutate()}
      aria-label={`Подбирать для неё: ${nameOfCar(car)}`}
    >
      Подбирать для неё
    </Button>
  )
}
