import { piecesToCancel } from '@/lib/parts/terms/pieces-to-cancel'
import type { OrderLine } from '../model/order'
import formStyles from '@/components/form/form.module.css'
import styles from './order-screen.module.css'

type Props = {
  line: OrderLine
  /** Pieces to cancel; 0 leaves the line alone. */
  quantity: number
  onChoose: (quantity: number) => void
}

export function CancelledLine({ line, quantity, onChoose }: Props) {
  const { title, brand, article, cancellableQuantity, unit } = line
  const name = title || `${brand} ${article}`
  const choices = piecesToCancel(cancellableQuantity, line.multiplicity)
  return (
    <div className={styles.cancelledLine}>
      <label className={formStyles.check}>
        <input
          type="checkbox"
          checked={quantity > 0}
          onChange={(event) => onChoose(event.target.checked ? cancellableQuantity : 0)}
        />
        <span>
          {name}, {cancellableQuantity} {unit}
        </span>
      </label>
      {quantity > 0 && choices.length > 1 && (
        <label className={styles.pieces}>
          <span>Сколько</span>
          <select
            className={formStyles.input}
            aria-label={`Сколько отменить: ${name}`}
            value={quantity}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            {choices.map((pieces) => (
              <option key={pieces} value={pieces}>
                {pieces}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
