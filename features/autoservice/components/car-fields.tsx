import { useWatch } from 'react-hook-form'
import { ChoiceField } from '@/components/form/fields/choice-field'
import { TextField } from '@/components/form/fields/text-field'
import type { SchemaForm } from '@/components/form/use-schema-form'
import type { UserCar } from '@/stores/user/user-state'
import { nameOfCar } from '@/lib/parts/vehicle/car-words'
import { OTHER_CAR, type VisitValues } from '../model/request-form'
import styles from './request-form.module.css'

/** A car of the garage, or one in words. */
export function CarFields({ form, cars }: { form: SchemaForm<VisitValues>; cars: readonly UserCar[] }) {
  const car = useWatch({ control: form.control, name: 'car' })
  const choices = cars.map((one) => ({
    value: one.vin,
    title: [nameOfCar(one), one.plate].filter(Boolean).join(', '),
  }))
  return (
    <>
      {choices.length > 0 && (
        <ChoiceField
          form={form}
          name="car"
          label="Автомобиль"
          choices={[...choices, { value: OTHER_CAR, title: 'Другой' }]}
        />
      )}
      {car === OTHER_CAR && (
        <div className={styles.pair}>
          <TextField
            form={form}
            name="carTitle"
            label="Марка и модель"
            type="text"
            autoComplete="off"
            placeholder="Kia Rio, 2019"
          />
          <TextField
            form={form}
            name="plate"
            label="Госномер (необязательно)"
            type="text"
            autoComplete="off"
          />
        </div>
      )}
    </>
  )
}
