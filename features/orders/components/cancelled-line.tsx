import { Checkbox } from '@/components/form/checkbox'
import type { OrderLine } from '../model/order'
import { isDivisible, lineName } from '../model/order-lines'
import { PiecesField } from './pieces-field'
import formStyles from '@/components/form/form.module.css'
import styles from './order-screen.module.css'

type Props = {
  line: OrderLine
  /** Pieces to cancel as they are typed; undefined leaves the line alone. */
  pieces: string | undefined
  isWrong: boolean
  onChoose: (pieces: string | undefined) => void
}

export function CancelledLine({ line, pieces, isWrong, onChoose }: Props) {
  const { cancellableQuantity, multiplicity, unit } = line
  const name = lineName(line)
  return (
    <div className={styles.cancelledLine}>
      <label className={formStyles.check}>
        <Checkbox
          checked={pieces !== undefined}
          onValue={(isChosen) => onChoose(isChosen ? String(cancellableQuantity) : undefined)}
        />
        <span>
          {name}, {cancellableQuantity} {unit}
        </span>
      </label>
      {pieces !== undefined && isDivisible(cancellableQuantity, multiplicity) && (
        <PiecesField name={`Сколько отменить: ${name}`} value={pieces} isWrong={isWrong} onType={onChoose} />
      )}
    </div>
  )
}
