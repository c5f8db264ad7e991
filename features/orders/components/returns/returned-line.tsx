import { Checkbox } from '@/components/form/checkbox'
import { Select } from '@/components/form/select'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import type { ReturnReason } from '@/lib/format/delivery/return-words'
import type { OrderLine } from '../../model/order'
import { isDivisible, lineName, readChosenPieces } from '../../model/order-lines'
import { type Chosen, reasonsFor } from '../../model/order-returns'
import { PiecesField } from '../pieces-field'
import formStyles from '@/components/form/form.module.css'
import styles from '../order-screen.module.css'

type Props = {
  line: OrderLine
  choice: Chosen
  isWrong: boolean
  onChoose: (choice: Chosen) => void
}

export function ReturnedLine({ line, choice, isWrong, onChoose }: Props) {
  const { returnableQuantity, unit, returnUntil } = line
  const name = lineName(line)
  const { pieces, reason } = choice
  return (
    <div className={styles.returned}>
      <label className={formStyles.check}>
        <Checkbox
          checked={pieces !== undefined}
          onValue={(isChosen) =>
            onChoose({ pieces: isChosen ? String(returnableQuantity) : undefined, reason })
          }
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
      {pieces !== undefined && (
        <div className={styles.returnTerms}>
          {isDivisible(returnableQuantity) && (
            <PiecesField
              name={`Сколько вернуть: ${name}`}
              value={pieces}
              isWrong={isWrong && readChosenPieces(pieces, returnableQuantity) === undefined}
              onType={(typed) => onChoose({ pieces: typed, reason })}
            />
          )}
          <Select
            className={formStyles.input}
            aria-label={`Причина возврата: ${name}`}
            aria-invalid={(isWrong && reason === '') || undefined}
            value={reason}
            onValue={(chosen) => onChoose({ pieces, reason: chosen as ReturnReason | '' })}
          >
            <option value="">Причина возврата</option>
            {reasonsFor(line).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  )
}
