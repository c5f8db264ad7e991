'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { createCarKey, isCarKey } from '@/lib/parts/vehicle/car-key'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import { vinOf } from '@/lib/parts/vehicle/vin-of'
import { serverNow } from '@/lib/time/server-clock'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { useVinFacts } from '../hooks/use-vin-facts'
import { carForm, type CarFormValues, catalogKeysOf, toCarFields, toFormValues } from '../model/car-form'
import { FormPanel } from './form-panel'
import styles from './garage.module.css'
import { VinField } from './vin-field'

/** Lets the car be chosen instead of written; the choice begins with the VIN where there is one. */
export type PickerFor = (take: (car: ChosenVehicle) => void, vin: string) => ReactNode

type Props = {
  /** The car that is changed; without one a car is added. */
  car?: UserCar | undefined
  /** A car of the vehicle catalogue to begin with. */
  chosen?: ChosenVehicle | null
  pickerFor?: PickerFor | undefined
  onDone: (name: string) => Promise<void> | void
  onCancel: () => void
}

const ALIASES = { newVin: 'vin' } as const

/** The owner's data of a car. `onDone` gets the name under which it stands in the garage. */
export function CarForm({ car, chosen = null, pickerFor, onDone, onCancel }: Props) {
  const { garage } = useStores()
  const [schema] = useState(() => carForm(toMoscowDay(serverNow()).year))
  const [picked, setPicked] = useState(chosen)
  const [saved] = useState(() => car && toFormValues(car, null))
  const form = useSchemaForm(schema, toFormValues(car, chosen))
  // A second press after a lost answer must not add a second car.
  const key = useRef(createCarKey())

  useEffect(() => form.setFocus(car ? 'title' : 'vin'), [form, car])

  const take = (vehicle: ChosenVehicle) => {
    setPicked(vehicle)
    for (const field of ['mark', 'model', 'modification'] as const) form.setValue(field, vehicle[field])
    const { vin, year } = form.getValues()
    if (vin === '' && vehicle.vin !== undefined) form.setValue('vin', vehicle.vin)
    if (year === '' && vehicle.year !== undefined) form.setValue('year', String(vehicle.year))
    form.clearErrors()
  }
  const facts = useVinFacts(form, saved, setPicked)

  const save = async (given: CarFormValues) => {
    const settled = await facts.settle(given)
    if (!settled) return
    const { values, found } = settled
    const fields = toCarFields(values, catalogKeysOf(values, car, found ?? picked))
    const read = vinOf(values.vin)
    const vin = 'vin' in read ? read.vin : undefined
    if (!car) {
      const name = vin ?? key.current
      if (await garage.add({ ...fields, vin: name })) await onDone(name)
      return
    }
    // A car whose VIN was taken out goes by a key from then on.
    const ownName = vin ?? (isCarKey(car.vin) ? car.vin : key.current)
    const newVin = isSameVin(ownName, car.vin) ? undefined : ownName
    const changes = { ...fields, vin: car.vin, ...(newVin ? { newVin } : {}) }
    if (await garage.change(changes)) await onDone(newVin ?? car.vin)
  }

  return (
    <FormPanel
      form={form}
      title={car ? 'Данные автомобиля' : 'Новый автомобиль'}
      submit={car ? 'Сохранить' : 'Добавить в гараж'}
      aliases={ALIASES}
      onSubmit={save}
      onCancel={onCancel}
    >
      {pickerFor?.(take, facts.vin ?? '')}
      <VinField form={form} />
      {facts.words !== null && (
        <Notice kind={facts.takeOver ? 'warning' : 'info'}>
          {facts.words}
          {facts.takeOver && (
            <>
              {' В полях ниже другое. '}
              <Button look="secondary" small onClick={facts.takeOver}>
                Заполнить по VIN
              </Button>
            </>
          )}
        </Notice>
      )}
      <div className={styles.columns}>
        <TextField form={form} name="mark" label="Марка" type="text" autoComplete="off" />
        <TextField form={form} name="model" label="Модель" type="text" autoComplete="off" />
        <TextField form={form} name="modification" label="Модификация" type="text" autoComplete="off" />
        <TextField
          form={form}
          name="year"
          label="Год выпуска"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          mask="numeric"
        />
        <TextField
          form={form}
          name="mileage"
          label="Пробег, км"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          mask="numeric"
        />
        <TextField form={form} name="plate" label="Госномер" type="text" autoComplete="off" />
      </div>
      <TextField
        form={form}
        name="title"
        label="Как вы её называете"
        type="text"
        autoComplete="off"
        hint="Под этим именем она будет в шапке и в списках"
      />
      <TextAreaField form={form} name="note" label="Заметка" />
    </FormPanel>
  )
}
