import { buttonClass } from '@/components/ui/button'
import styles from './number-table.module.css'

const TERMS = [
  [0, 'сегодня'],
  [1, 'до завтра'],
  [3, 'до 3 дней'],
  [7, 'до недели'],
] as const

/**
 * The fields that narrow the table around them, which listens to them. Without scripts they are not there: the table shows everything.
 * A form of the method `dialog` sends nothing.
 */
export function TableTools({ brands }: { brands: readonly string[] }) {
  return (
    <form method="dialog" className={styles.tools} aria-label="Отбор предложений">
      <Tick name="own" title="Свой склад" />
      <Tick name="returnable" title="С возвратом" />
      <Tick name="fitting" title="Подходит" className={styles.ofCar} />
      <select name="brand" aria-label="Бренд" className={styles.field}>
        <option value="">Все бренды</option>
        {brands.map((brand) => (
          <option key={brand} value={brand}>
            {brand}
          </option>
        ))}
      </select>
      <select name="days" aria-label="Срок" className={styles.field}>
        <option value="">Любой срок</option>
        {TERMS.map(([days, title]) => (
          <option key={days} value={days}>
            {title}
          </option>
        ))}
      </select>
      <input
        name="price"
        className={styles.field}
        inputMode="numeric"
        aria-label="Цена до, рублей"
        placeholder="Цена до, ₽"
        autoComplete="off"
        maxLength={9}
      />
      <button type="reset" className={buttonClass({ look: 'plain', small: true })}>
        Сбросить
      </button>
    </form>
  )
}

function Tick({
  name,
  title,
  className = '',
}: {
  name: string
  title: string
  className?: string | undefined
}) {
  return (
    <label className={`${styles.tick} ${className}`}>
      <input type="checkbox" name={name} />
      {title}
    </label>
  )
}
