import { useWatch } from 'react-hook-form'
import { SlotPicker } from '@/components/booking/slot-picker'
import { FieldError } from '@/components/form/fields/field-frame'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { useField } from '@/components/form/fields/use-field'
import { Button } from '@/components/ui/button'
import { TextSkeleton } from '@/components/ui/skeleton'
import type { useSlots } from '../hooks/use-slots'
import type { VisitValues } from '../model/request-form'
import formStyles from '@/components/form/form.module.css'
import styles from './request-form.module.css'

type Props = {
  form: SchemaForm<VisitValues>
  slots: ReturnType<typeof useSlots>
  /** Whether services and shop are chosen. */
  isReady: boolean
}

export function SlotField({ form, slots: { days, isFailed, reload }, isReady }: Props) {
  const { value, setValue, error, ids, props } = useField({ form, name: 'time' })
  const { ref } = props
  const hasServices = useWatch({ control: form.control, name: 'services' }).length > 0
  const missing = hasServices ? 'магазин' : 'работы и магазин'
  const date = useWatch({ control: form.control, name: 'date' })
  return (
    <div ref={ref} className={formStyles.field} tabIndex={-1}>
      {!isReady ? (
        <p className={styles.soft}>{`День и время появятся, когда вы выберете ${missing}.`}</p>
      ) : isFailed ? (
        <p role="alert">
          Свободное время не загрузилось.{' '}
          <Button look="plain" onClick={reload}>
            Повторить
          </Button>
        </p>
      ) : !days ? (
        <TextSkeleton lines={3} />
      ) : days.length === 0 ? (
        <p role="status">В ближайшие три недели записи сюда нет. Выберите другой магазин.</p>
      ) : (
        <SlotPicker
          days={days}
          date={date}
          time={value}
          onDate={(day) => {
            form.setValue('date', day)
            setValue('')
          }}
          onTime={setValue}
          isInvalid={error !== undefined}
        />
      )}
      <FieldError id={ids.error} message={error} />
    </div>
  )
}
