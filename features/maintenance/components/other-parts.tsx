'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatDeliveryTime } from '@/lib/format/delivery/delivery-time'
import { formatPrice } from '@/lib/format/price'
import { useShownPrice } from '@/stores/user/use-shown-price'
import type { Alternative, AlternativeMark } from '../model/alternatives'
import type { Position } from '../model/service-plan'
import styles from './maintenance.module.css'

const MARKS: Readonly<Record<AlternativeMark, string>> = {
  cheaper: 'дешевле',
  faster: 'быстрее',
  original: 'оригинал',
}

type State = { kind: 'closed' | 'asking' | 'failed' } | { kind: 'open'; found: readonly Alternative[] }

type Props = {
  /** The part of the plan. */
  given: Position
  /** The current part of the kit. */
  chosen: Position
  now: Date
  onTake: (position: Position) => void
}

/** Substitutes for a position, loaded on a press. */
export function OtherParts({ given, chosen, now, onTake }: Props) {
  const [state, setState] = useState<State>({ kind: 'closed' })
  const isExchanged = chosen !== given
  const toShown = useShownPrice()

  const open = async () => {
    setState({ kind: 'asking' })
    try {
      const { fetchAlternatives } = await import('../api/fetch-alternatives')
      setState({ kind: 'open', found: await fetchAlternatives(given) })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const take = (position: Position) => {
    setState({ kind: 'closed' })
    onTake(position)
  }

  return (
    <div className={styles.others}>
      <Button
        look="plain"
        small
        aria-expanded={state.kind === 'open'}
        aria-busy={state.kind === 'asking' || undefined}
        onClick={() => (state.kind === 'open' ? setState({ kind: 'closed' }) : void open())}
      >
        Чем заменить<span className="visually-hidden">: {`${given.brand} ${given.article}`}</span>
      </Button>
      {isExchanged && (
        <Button look="plain" small onClick={() => take(given)}>
          Вернуть {given.brand} {given.article}
        </Button>
      )}
      {state.kind === 'failed' && <p role="alert">Замены не загрузились. Нажмите ещё раз.</p>}
      {state.kind === 'open' && state.found.length === 0 && (
        <p role="status">Замены в нужном количестве сейчас нет.</p>
      )}
      {state.kind === 'open' && (
        <ul>
          {state.found.map(({ position, marks }) => (
            <li key={`${position.brand} ${position.article}`} className={styles.alternative}>
              <span>
                <b>{position.brand}</b> <span className="no-break">{position.article}</span>{' '}
                {marks.map((mark) => (
                  <span key={mark} className={styles.mark}>
                    {MARKS[mark]}
                  </span>
                ))}
              </span>
              <span>
                {formatPrice(toShown(position.price ?? 0))},{' '}
                {formatDeliveryTime(position.deliveryTime, now).toLowerCase()}{' '}
                <Button
                  look="secondary"
                  small
                  onClick={() => take(position)}
                  aria-label={`Взять ${position.brand} ${position.article}`}
                >
                  Взять
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
