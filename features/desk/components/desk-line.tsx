import { ToneBadge } from '@/components/ui/tone-badge'
import { formatPrice } from '@/lib/format/price'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import type { DeskOrder } from '../api/order-queries'
import { MOVE_WORDS, toneOf } from '../model/words'
import { LabelledSelect } from './labelled-select'
import { TypedArea } from './typed-area'
import { TypedInput } from './typed-input'
import styles from './desk.module.css'

export type Choice = {
  status: string
  reason: string
  /** Pieces that are refused, as typed; without it all that are left. */
  pieces?: string
  /** Codes of «Честный знак» as scanned, one a line. */
  codes?: string
}

/** What a refusal lacks: a number of pieces that can be refused, or a reason. */
export type RefusalFault = 'pieces' | 'reason'

type Props = {
  line: DeskOrder['products'][number]
  choice: Choice | undefined
  /** Pieces that were scanned. */
  picked: number
  /** Saving was tried with a refusal that lacks it. */
  fault: RefusalFault | undefined
  onChoose: (change: Partial<Choice>) => void
}

export function DeskLine({ line, choice, picked, fault, onChoose }: Props) {
  const { brand, article, arusCode, title, quantity, unit, price, supplier, moves } = line
  const { status, statusReason, refusedQuantity, refusedReason } = line
  const options = [['', 'Не менять'] as const, ...moves.map((move) => [move, MOVE_WORDS[move]] as const)]
  const chosen = moves.find((move) => move === choice?.status) ?? ''
  const name = `${brand} ${article}`
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.what} translate="no">
          {brand} <span className="no-break">{article}</span>
        </p>
        <p className={styles.soft}>
          {arusCode === null ? (
            title
          ) : (
            <a href={deskHrefs.product(arusCode)} data-prefetch="none">
              {title}
            </a>
          )}
        </p>
        <p className={styles.soft}>{supplier}</p>
      </div>
      <div className={styles.pieces}>
        <p>
          {quantity} {unit} × {formatPrice(price)}
        </p>
        {picked > 0 && (
          <p className={styles.soft}>
            Собрано {picked} из {quantity}
          </p>
        )}
      </div>
      <div>
        <ToneBadge tone={toneOf(status.code)} title={status.title} />
        {statusReason && <p className={styles.soft}>{statusReason}</p>}
        {refusedQuantity > 0 && status.code !== 'refused' && (
          <p className={styles.soft}>
            отказано {refusedQuantity} {unit}
            {refusedReason && `: ${refusedReason}`}
          </p>
        )}
      </div>
      {moves.length > 0 && (
        <div className={styles.choice}>
          <LabelledSelect
            label="Что сделать"
            aria-label={`Что сделать: ${name}`}
            options={options}
            value={chosen}
            onChange={({ target }) => onChoose({ status: target.value })}
          />
          {chosen === 'refused' && quantity > 1 && (
            <TypedInput
              label={`Сколько не будет из ${quantity} ${unit}`}
              aria-label={`Сколько не будет: ${name}`}
              inputMode="numeric"
              aria-invalid={fault === 'pieces' || undefined}
              value={choice?.pieces ?? String(quantity)}
              onValue={(pieces) => onChoose({ pieces })}
            />
          )}
          {chosen === 'refused' && (
            <TypedInput
              label="Причина для покупателя"
              aria-label={`Причина отказа: ${name}`}
              aria-required
              maxLength={MAX_COMMENT_LENGTH}
              aria-invalid={fault === 'reason' || undefined}
              value={choice?.reason ?? ''}
              onValue={(reason) => onChoose({ reason })}
            />
          )}
          {chosen === 'issued' && (
            <details className={styles.details}>
              <summary className={styles.summary}>Коды маркировки</summary>
              <TypedArea
                aria-label={`Коды маркировки: ${name}`}
                placeholder="По одному в строке, на каждую штуку"
                rows={3}
                value={choice?.codes ?? ''}
                onValue={(codes) => onChoose({ codes })}
              />
            </details>
          )}
        </div>
      )}
    </li>
  )
}
