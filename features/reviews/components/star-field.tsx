'use client'

import { Icon } from '@/components/ui/icon'
import { Radio } from '@/components/form/radio'
import type { FormField } from '@/components/form/fields/use-field'
import { FieldError } from '@/components/form/fields/field-frame'
import { useField } from '@/components/form/fields/use-field'
import formStyles from '@/components/form/form.module.css'
import type { ReviewFormValues } from '../model/review-form'
import styles from './review-form.module.css'

const WORDS = ['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично']

/** A mark from one to five: radio buttons that look like stars. */
export function StarField({ form }: Pick<FormField<ReviewFormValues, 'rating'>, 'form'>) {
  const { value, setValue, error, ids, props } = useField({ form, name: 'rating' })
  const { ref, id, 'aria-errormessage': _message, 'aria-invalid': invalid, ...shared } = props
  return (
    <fieldset
      className={formStyles.field}
      aria-describedby={error === undefined ? undefined : ids.error}
      aria-invalid={invalid}
    >
      <legend className={formStyles.label}>Оценка</legend>
      <div className={styles.stars}>
        {WORDS.map((word, at) => (
          <label key={word} className={styles.star} data-on={at < value ? '' : undefined}>
            <Radio
              {...shared}
              id={at === 0 ? id : undefined}
              ref={at === 0 ? ref : undefined}
              className="visually-hidden"
              value={at + 1}
              checked={value === at + 1}
              onChoose={() => setValue(at + 1)}
            />
            <Icon name="star" size={32} />
            <span className="visually-hidden">
              {at + 1} из 5, {word.toLowerCase()}
            </span>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {WORDS[value - 1] ?? 'Нажмите на звезду'}
        </span>
      </div>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
