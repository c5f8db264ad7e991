import { Radio } from '@/components/form/radio'
import { FieldError } from '@/components/form/fields/field-frame'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { useField } from '@/components/form/fields/use-field'
import { Notice } from '@/components/ui/notice'
import type { VisitValues } from '../model/request-form'
import type { OfferedShop } from '../model/offered'
import formStyles from '@/components/form/form.module.css'
import styles from './request-form.module.css'

type Props = {
  form: SchemaForm<VisitValues>
  /** Those that do all of what was chosen. */
  shops: readonly OfferedShop[]
  /** Nothing was chosen so far. */
  isAny: boolean
  onChange: () => void
}

export function ShopField({ form, shops, isAny, onChange }: Props) {
  const { value, setValue, error, ids, props } = useField({ form, name: 'shop' })
  if (shops.length === 0 && !isAny) {
    return (
      <Notice kind="warning">
        Вместе эти работы не делает ни один магазин. Запишитесь на них отдельно или уберите одну.
      </Notice>
    )
  }
  return (
    <fieldset className={formStyles.field} aria-describedby={error === undefined ? undefined : ids.error}>
      <legend className={formStyles.label}>Магазин</legend>
      <div className={styles.shops}>
        {shops.map(({ code, title, address, work }, at) => (
          <label key={code} className={styles.shop}>
            <Radio
              {...(at === 0 ? { ref: props.ref, id: props.id } : {})}
              name={props.name}
              value={code}
              checked={value === code}
              onChoose={() => {
                setValue(code)
                onChange()
              }}
            />
            <span className={styles.shopTitle}>{title}</span>
            <span className={styles.soft}>
              {address}, <span className={styles.hours}>{`${work.open}–${work.close}`}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} message={error} />
    </fieldset>
  )
}
