import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import type { ReturnReason } from '@/lib/format/delivery/return-words'
import type { OrderLine } from '../../model/order'
import { type Chosen, reasonsFor } from '../../model/order-returns'
import formStyles from '@/components/form/form.module.css'
import styles from '../order-screen.module.css'

type Props = { line: OrderLine; choice: Chosen; onChoose: (choice: Chosen) => void }

export function ReturnedLine({ line, choice, onChoose }: Props) {
  const { title, brand, article, returnableQuantity, unit, returnUntil } = line
  const name = title || `${brand} ${article}`
  const { quantity, reason } = choice
  return (
    <div className={styles.returned}>
      <label className={formStyles.check}>
        <input
          type="checkbox"
          checked={quantity > 0}
          onChange={({ target }) => onChoose({ quantity: target.checked ? returnableQuantity : 0, reason })}
        />
        <span>
          {name}, {returnableQuantity} {unit}
          <span className={formStyles.hint}>
            {returnUntil === null
              ? ' Только с недостатком'
              : ` Без причины до ${formatDeliveryDateLong(returnUntil)}`}
          </span>
        </span>
      </label>
      {quantity > 0 && (
        <div className={styles.returnTerms}>
          {returnableQuantity > 1 && (
            <label className={styles.pieces}>
              <span>Сколько</span>
              <select
                className={formStyles.input}
                aria-label={`Сколько вернуть: ${name}`}
                value={quantity}
                onChange={({ target }) => onChoose({ quantity: Number(target.value), reason })}
              >
                {Array.from({ length: returnableQuantity }, (_, at) => (
                  <option key={at} value={at + 1}>
                    {at + 1}
                  </option>
                ))}
              </select>
            </label>
          )}
          <select
            className={formStyles.input}
            aria-label={`Причина возврата: ${name}`}
            value={reason}
            onChange={({ target }) => onChoose({ quantity, reason: target.value as ReturnReason | '' })}
          >
            <option value="">Причина возврата</option>
            {reasonsFor(line).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}
