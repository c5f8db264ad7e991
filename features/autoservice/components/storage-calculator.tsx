'use client'

import { Checkbox } from '@/components/form/checkbox'
import { Select } from '@/components/form/select'
import { formatPrice, formatServiceCost } from '@/lib/format/price'
import { formatCount } from '@/lib/format/plural'
import { storageCost, type StorageTariff, type StorageTerm } from '@/lib/parts/vehicle/storage-cost'
import { chooseWheels, useChosenWheels } from '../hooks/use-chosen-wheels'
import formStyles from '@/components/form/form.module.css'
import styles from './storage-calculator.module.css'

type Props = { tariffs: readonly StorageTariff[]; terms: readonly StorageTerm[] }

const QUANTITIES = [1, 2, 3, 4, 5, 6, 7, 8]
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const WHEELS = ['колесо', 'колеса', 'колёс'] as const

/** What storing costs, by size and term. */
export function StorageCalculator({ tariffs, terms }: Props) {
  const wheels = useChosenWheels()
  const { diameter, quantity, hasDiscs, months } = wheels
  const cost = storageCost(tariffs, terms, wheels)
  const full = storageCost(tariffs, [], wheels)
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <Choice
          label="Диаметр"
          value={diameter}
          options={diametersOf(tariffs).map((inches) => [inches, `R${inches}`])}
          onChange={(inches) => chooseWheels({ diameter: inches })}
        />
        <Choice
          label="Сколько"
          value={quantity}
          options={QUANTITIES.map((count) => [count, formatCount(count, WHEELS)])}
          onChange={(count) => chooseWheels({ quantity: count })}
        />
        <Choice
          label="Срок"
          value={months}
          options={terms.map((term) => [term.months, formatCount(term.months, MONTHS)])}
          onChange={(count) => chooseWheels({ months: count })}
        />
        <label className={formStyles.check}>
          <Checkbox checked={hasDiscs} onValue={(isOn) => chooseWheels({ hasDiscs: isOn })} />
          <span>Колёса на дисках</span>
        </label>
      </div>
      <output className={styles.result}>
        <span className={styles.cost}>{formatServiceCost(cost)}</span>
        {cost !== undefined && (
          <span className={styles.soft}>
            {formatPrice(Math.round(cost / months))} в месяц за всё
            {full !== undefined && full > cost && <>, скидка за срок {formatPrice(full - cost)}</>}
          </span>
        )}
      </output>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: number
  options: readonly (readonly [value: number, title: string])[]
  onChange: (value: number) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={formStyles.field}>
      <span className={formStyles.label}>{label}</span>
      <Select
        className={formStyles.input}
        value={String(value)}
        onValue={(chosen) => onChange(Number(chosen))}
      >
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** Every size that has a tariff. */
function diametersOf(tariffs: readonly StorageTariff[]): number[] {
  const inches = tariffs.flatMap(({ diameterFrom, diameterTo }) =>
    Array.from({ length: diameterTo - diameterFrom + 1 }, (_, at) => diameterFrom + at),
  )
  return [...new Set(inches)].toSorted((a, b) => a - b)
}
