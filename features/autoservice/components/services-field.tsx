import { Checkbox } from '@/components/form/checkbox'
import { FieldError } from '@/components/form/fields/field-frame'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { useField } from '@/components/form/fields/use-field'
import { durationWords, toGroups } from '../model/autoservice'
import type { VisitValues } from '../model/request-form'
import type { OfferedService } from '../model/offered'
import formStyles from '@/components/form/form.module.css'
import styles from './request-form.module.css'

type Props = { form: SchemaForm<VisitValues>; services: readonly OfferedService[]; onChange: () => void }

/** The services to book; several at once are one visit. */
export function ServicesField({ form, services, onChange }: Props) {
  const { value, setValue, error, ids, props } = useField({ form, name: 'services' })
  const toggle = (code: string, isRequested: boolean) => {
    const before = form.getValues('services')
    setValue(isRequested ? [...before, code] : before.filter((one) => one !== code))
    onChange()
  }
  return (
    <fieldset className={formStyles.field} aria-describedby={error === undefined ? undefined : ids.error}>
      <legend className={formStyles.label}>Что сделать</legend>
      <div className={styles.groups}>
        {toGroups(services).map(({ title, items }, group) => (
          <div key={title}>
            <p className={styles.group}>{title}</p>
            {items.map(({ code, title: name, minutes }, at) => (
              <label key={code} className={formStyles.check}>
                <Checkbox
                  {...(group === 0 && at === 0 ? { ref: props.ref, id: props.id } : {})}
                  checked={value.includes(code)}
                  onValue={(isRequested) => toggle(code, isRequested)}
                />
                <span>
                  {name} <small className={styles.soft}>{durationWords(minutes)}</small>
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
