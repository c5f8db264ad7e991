'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/form/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { createCarKey } from '@/lib/parts/car-key'
import { isSameVin } from '@/lib/parts/vin'
import { vinOf } from '@/lib/parts/vin-problem'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { carForm, type CarFormValues, catalogKeysOf, toCarFields, toFormValues } from '../model/car-form'
import styles from './garage.module.css'

type Props = {
  /** The car that is changed; without one a car is added. */
  car?: UserCar | undefined
  /** A car of the vehicle catalogue to begin with. */
  chosen?: ChosenVehicle | null
  /** Lets the car be chosen instead of written. */
  pickerFor?: ((take: (car: ChosenVehicle) => void) => ReactNode) | undefined
  onDone: (name: string) => Promise<void> | void
  onCancel: () => void
}

/** What its owner tells of a car. `onDone` gets the name under which it stands in the garage. */
export function CarForm({ car, chosen = null, pickerFor, onDone, onCancel }: Props) {
  const { garage } = useStores()
  const [schema] = useState(() => carForm(toMoscowDay(new Date()).year))
  const [picked, setPicked] = useState(chosen)
  const form = useSchemaForm(schema, toFormValues(car, chosen))
  // A second press after a lost answer must not add a second car.
  const key = useRef(createCarKey())

  useEffect(() => form.setFocus(car ? 'title' : 'vin'), [form, car])

  const take = (vehicle: ChosenVehicle) => {
    setPicked(vehicle)
    for (const field of ['mark', 'model', 'modification'] as const) form.setValue(field, vehicle[field])
    form.clearErrors()
  }

  const save = async (values: CarFormValues) => {
    const fields = toCarFields(values, catalogKeysOf(values, car, picked))
    const read = vinOf(values.vin)
    const vin = 'vin' in read ? read.vin : undefined
    try {
      if (!car) {
        const name = vin ?? key.current
        if (await garage.add({ ...fields, vin: name })) await onDone(name)
        return
      }
      const newVin = vin !== undefined && !isSameVin(vin, car.vin) ? vin : undefined
      const changes = { ...fields, vin: car.vin, ...(newVin ? { newVin } : {}) }
      if (await garage.change(changes)) await onDone(newVin ?? car.vin)
    } catch (failure) {
      applyFailure(form, failure, { newVin: 'vin' })
    }
  }

  return (
    <section className={styles.panel}>
      <h2>{car ? 'Данные автомобиля' : 'Новый автомобиль'}</h2>
      <Form form={form} label={car ? 'Данные автомобиля' : 'Новый автомобиль'} onSubmit={save}>
        {pickerFor?.(take)}
        <TextField
          form={form}
          name="vin"
          label="VIN"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          mask="vin"
          hint="17 знаков из СТС: цифры и латинские буквы, кроме I, O и Q. Если VIN не под рукой, добавьте его потом"
        />
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
        <div className={styles.actions}>
          <SubmitButton form={form}>{car ? 'Сохранить' : 'Добавить в гараж'}</SubmitButton>
          <Button look="plain" onClick={onCancel}>
            Не сохранять
          </Button>
        </div>
      </Form>
    </section>
  )
}
