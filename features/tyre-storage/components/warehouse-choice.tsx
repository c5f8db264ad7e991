import { Radio } from '@/components/form/radio'
import type { Warehouse } from '../model/storage'
import formStyles from '@/components/form/form.module.css'
import styles from './warehouse-choice.module.css'

type Props = { warehouses: readonly Warehouse[]; chosen: string; onChoose: (code: string) => void }

/** The shop that hands out the wheels: theirs, or another one a little later. */
export function WarehouseChoice({ warehouses, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.shops}>
      <legend className={formStyles.label}>Где забрать</legend>
      {warehouses.map(({ code, title, address, work, is_own }) => (
        <label key={code} className={styles.shop}>
          <Radio name="warehouse" value={code} checked={code === chosen} onChoose={() => onChoose(code)} />
          <span className={styles.title}>{title}</span>
          <span className={styles.soft}>
            {address}, <span className={styles.hours}>{`${work.open}–${work.close}`}</span>
          </span>
          <span className={styles.soft}>{is_own ? 'Колёса лежат здесь' : 'Привезём сюда за два дня'}</span>
        </label>
      ))}
    </fieldset>
  )
}
