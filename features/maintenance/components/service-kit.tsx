'use client'

import { Fragment, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { formatDeliveryTimeLong } from '@/lib/format/delivery/delivery-time'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { PIECES } from '@/lib/parts/terms/pieces'
import { hrefs } from '@/lib/routing/hrefs'
import { usePending } from '@/lib/interaction/use-pending'
import { lowerFirst } from '@/lib/text/lower-first'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { useShownPrice } from '@/stores/user/use-shown-price'
import { costOf, type KitLine, toKit, toRequestedItems } from '../model/kit'
import type { Position, ServiceGroup } from '../model/service-plan'
import { OtherParts } from './other-parts'
import styles from './maintenance.module.css'

const POSITIONS = ['позиция', 'позиции', 'позиций'] as const

type Props = {
  title: string
  /** Name of the car. */
  car: string
  groups: readonly ServiceGroup[]
  /** ISO 8601: the day that «Сегодня» means. */
  readAt: string
  /** Puts the products into the cart; resolves to whether that succeeded. */
  onBuy: (items: readonly RequestedItem[]) => Promise<boolean>
}

/** The parts of one service, each of which may be left out or exchanged, and all of them in one press. */
export function ServiceKit({ title, car, groups, readAt, onBuy }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [taken, setTaken] = useState<ReadonlyMap<string, Position>>(new Map())
  const [isBusy, run] = usePending()
  const toShown = useShownPrice()
  const isMarked = useHydrated()
  const now = new Date(readAt)
  const slots = groups.flatMap((group) => group.positions.map((position, at) => slotOf(group, position, at)))
  const requested = slots.filter(({ key }) => !left.has(key))
  const kit = toKit(requested.map(({ key, position }) => taken.get(key) ?? position))
  const lines = new Map(requested.map(({ key }, at) => [key, kit.lines[at]]))
  const missing = [
    ...kit.lines
      .filter((line) => line.missing > 0)
      .map(({ position: { brand, article } }) => ({ name: brand, article })),
    ...groups
      .filter(({ positions }) => positions.length === 0)
      .map(({ title: group }) => ({ name: lowerFirst(group), article: '' })),
  ]
  const items = toRequestedItems(kit)

  const choose = (key: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(key)
      else next.add(key)
      return next
    })

  return (
    <div className={styles.kit}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.code} className={styles.group}>
            <h3>{group.title}</h3>
            {group.positions.length === 0 && (
              <p className={styles.missing}>
                Сейчас нет в продаже. <Ask query={group.title} car={car} />
              </p>
            )}
            <ul>
              {group.positions.map((given, at) => {
                const { key } = slotOf(group, given, at)
                const position = taken.get(key) ?? given
                return (
                  <PositionRow
                    key={key}
                    car={car}
                    position={position}
                    line={lines.get(key)}
                    now={now}
                    onChoose={(isChosen) => choose(key, isChosen)}
                  >
                    {given.analogsCount > 0 && (
                      <OtherParts
                        given={given}
                        chosen={position}
                        now={now}
                        onTake={(next) => setTaken(new Map(taken).set(key, next))}
                      />
                    )}
                  </PositionRow>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
      <aside className={styles.total} aria-label="Комплект">
        <p>{title}</p>
        <p aria-live="polite">
          <b data-held={isMarked ? undefined : ''}>{formatPrice(costOf(kit.lines, toShown))}</b>
          <br />
          {formatCount(items.length, POSITIONS)}
          {kit.term !== null && `, всё будет: ${formatDeliveryTimeLong(kit.term, now).toLowerCase()}`}
        </p>
        {missing.length > 0 && (
          <p className={styles.missing}>
            {items.length > 0 ? 'В корзину пойдёт не всё. ' : ''}Не хватает:{' '}
            {missing.map(({ name, article }, at) => (
              <Fragment key={`${name} ${article}`}>
                {at > 0 && ', '}
                {name}
                {article && <span className="no-break"> {article}</span>}
              </Fragment>
            ))}
            .
          </p>
        )}
        <Button
          onClick={() => void run(() => onBuy(items))}
          aria-busy={isBusy || undefined}
          aria-disabled={items.length === 0}
          data-replay-click=""
        >
          {missing.length > 0 && items.length > 0 ? 'В корзину то, что есть' : 'В корзину весь комплект'}
        </Button>
      </aside>
    </div>
  )
}

/** A part may stand in two groups: its place distinguishes them. */
function slotOf(group: ServiceGroup, position: Position, at: number) {
  return { key: `${group.code}-${at}`, position }
}

/** What is sold out and has no analogs leads to a specialist. */
function Ask(sought: { query: string; car: string }) {
  return (
    <a href={hrefs.contactSpecialist(sought)} rel="nofollow" data-prefetch="none">
      Спросить специалиста
    </a>
  )
}

type RowProps = Pick<Props, 'car'> & {
  position: Position
  /** Undefined for a position that is left out. */
  line: KitLine | undefined
  now: Date
  onChoose: (isChosen: boolean) => void
  children: React.ReactNode
}

function PositionRow({ car, position, line, now, onChoose, children }: RowProps) {
  const { brand, article, title, href, price, count, note, deliveryTime, unit = PIECES } = position
  const toShown = useShownPrice()
  const isMarked = useHydrated()
  const name = `${brand} ${article}`
  return (
    <li className={styles.position}>
      <label className={styles.pick}>
        <Checkbox checked={line !== undefined} onValue={onChoose} />
        <span className="visually-hidden">Взять {name}</span>
      </label>
      <div>
        <p>
          <a href={href} translate="no">
            <b>{brand}</b> <span className="no-break">{article}</span>
          </a>
        </p>
        <p className={styles.note}>{[title, `нужно ${count} ${unit}`, note].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.cost}>
        {price === null ? (
          <span className={styles.missing}>
            Сейчас нет в продаже
            {position.analogsCount === 0 && (
              <>
                . <Ask query={`${title} ${name}`} car={car} />
              </>
            )}
          </span>
        ) : (
          <>
            <b data-held={isMarked ? undefined : ''}>{formatPrice(toShown(price))}</b>{' '}
            <span className={styles.note}>за {unit}</span>
            <br />
            <span className={styles.note}>{formatDeliveryTimeLong(deliveryTime, now)}</span>
            {line && line.missing > 0 && (
              <span className={styles.missing}>
                <br />
                Есть {line.quantity} {unit} из {Math.ceil(count)}
              </span>
            )}
          </>
        )}
      </div>
      {children}
    </li>
  )
}
