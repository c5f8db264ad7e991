'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isVin } from '@/lib/parts/vehicle/vin'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { type Make, toChosenVehicle, type VehicleCar, type VehicleModel } from '../model/vehicle-options'
import type { VinLead } from '../model/vin-lead'
import { rangeTitle, type YearRange } from '../model/year-ranges'
import { CarStep } from './car-step'
import { MakeStep } from './make-step'
import { ModelStep } from './model-step'
import styles from './vehicle-picker.module.css'

type Props = {
  /** What the choice begins with, such as the VIN of the car. */
  words?: string
  make?: Make | undefined
  onPick: (vehicle: ChosenVehicle) => void
}

type Path = { make?: Make; model?: VehicleModel; range?: YearRange; lead?: VinLead | undefined }

/** From a make over a model and its ten years to one car, or straight to it by words or VIN. */
export function VehicleSteps({ words = '', make: begun, onPick }: Props) {
  const [path, setPath] = useState<Path>(begun ? { make: begun } : {})
  // Who goes back to the makes does not want to be led from them once more.
  const [first, setFirst] = useState(words)
  const { make, model, range, lead } = path
  const way = [make?.title, model?.title, range && rangeTitle(range)].filter(Boolean)
  const back = () => setPath(range ? { ...path, range: undefined } : model ? { make, lead } : {})
  const pick = (car: VehicleCar, by = lead) => onPick(toChosenVehicle(car, by))
  return (
    <div className={styles.steps}>
      {way.length > 0 && (
        <div className={styles.way}>
          <Button look="secondary" small onClick={back}>
            Назад
          </Button>
          <p>{way.join(' · ')}</p>
        </div>
      )}
      {make && lead && (
        <Notice kind={lead.warning ? 'warning' : 'info'}>
          {[
            `${isVin(lead.vin) ? 'VIN' : 'Номер кузова'} ${lead.vin}: ${lead.name ?? make.title}.`,
            model ? 'Осталось выбрать модификацию.' : 'Осталось выбрать модель.',
            lead.warning,
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {!make && (
        <MakeStep
          words={first}
          onMake={(next, by) => {
            setFirst('')
            setPath({ make: next, lead: by })
          }}
          onCar={pick}
        />
      )}
      {make && !model && (
        <ModelStep
          make={make}
          year={lead?.year ?? null}
          onModel={(next) => setPath({ make, lead, model: next })}
          onBack={back}
        />
      )}
      {make && model && (
        <CarStep
          key={range ? 'car' : 'range'}
          model={model}
          range={range}
          year={lead?.year ?? null}
          onRange={(next) => setPath({ ...path, range: next })}
          onCar={(car) => pick(car)}
          onBack={back}
        />
      )}
    </div>
  )
}
