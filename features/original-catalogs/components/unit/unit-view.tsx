'use client'

import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { UnitRow, UnitSheet } from '../../model/unit'
import { CalloutChooser } from './callout-chooser'
import { Drawing } from './drawing'
import type { DrawingEngine } from './drawing-engine'
import { bringIntoView, calloutsOf, markPosition, positionOf, rowsOf } from './marking'
import { UnitTable } from './unit-table'
import styles from './unit.module.css'

type Props = {
  sheet: UnitSheet
  toolsFor: (row: UnitRow) => ReactNode
  fitFor: (row: UnitRow) => ReactNode
  offerFor: (row: UnitRow) => ReactNode
}

/** A drawing and its table, which are one: what is pointed at in either is marked in both. */
export function UnitView({ sheet, toolsFor, fitFor, offerFor }: Props) {
  const { title, drawing, callouts, rows } = sheet
  const unit = useRef<HTMLDivElement>(null)
  const engine = useRef<DrawingEngine | null>(null)
  /** Stays marked when the pointer leaves. */
  const pinned = useRef<string | null>(null)
  const [choice, setChoice] = useState<readonly string[]>([])
  const byPosition = useMemo(() => Map.groupBy(rows, ({ position }) => position), [rows])

  useEffect(() => {
    const marked = rows.find(({ isMarked }) => isMarked)
    const row = marked && document.getElementById(marked.id)
    if (!marked || !row || !unit.current) return
    pinned.current = marked.position
    markPosition(unit.current, marked.position)
    bringIntoView(row, true)
  }, [rows])

  const point = (position: string | null, isPressed: boolean, isOnDrawing: boolean) => {
    const root = unit.current
    if (!root) return
    markPosition(root, position)
    if (position === null) return
    if (isOnDrawing) {
      const [row] = rowsOf(root, position)
      if (row) bringIntoView(row, isPressed)
    } else {
      const [callout] = calloutsOf(root, position)
      if (callout) engine.current?.show(callout)
    }
  }

  const onPoint = ({ target }: SyntheticEvent) => {
    const position = positionOf(target)
    if (position !== null) point(position, false, isCallout(target))
  }
  const onLeave = () => {
    if (unit.current) markPosition(unit.current, pinned.current)
  }

  const rowsAt = (positions: readonly string[]) => positions.flatMap((one) => byPosition.get(one) ?? [])

  const goToRow = (id: string) => {
    setChoice([])
    const row = document.getElementById(id)
    if (!row) return
    if (document.fullscreenElement) void document.exitFullscreen()
    pinned.current = row.getAttribute('data-position')
    point(pinned.current, false, false)
    row.focus({ preventScroll: true })
    bringIntoView(row, true)
  }

  const onPress = (event: SyntheticEvent) => {
    const { target } = event
    const position = positionOf(target)
    if (position === null || !(target instanceof Element) || !unit.current) return
    if (target.closest('[data-to-callout]')) {
      pinned.current = position
      point(position, true, false)
      calloutsOf(unit.current, position)[0]?.focus({ preventScroll: false })
      return
    }
    if (!isCallout(target)) return
    event.preventDefault()
    pressCallouts([position])
  }

  const pressCallouts = (positions: readonly string[]) => {
    const [nearest] = positions
    if (nearest === undefined) return
    const [first, ...more] = rowsAt(positions)
    pinned.current = nearest
    point(nearest, true, true)
    if (more.length > 0) setChoice(positions)
    else if (first) goToRow(first.id)
  }

  const closeChoice = () => {
    const [nearest] = choice
    const [callout] = unit.current && nearest !== undefined ? calloutsOf(unit.current, nearest) : []
    setChoice([])
    callout?.focus({ preventScroll: true })
  }

  return (
    // Hears its links and buttons.
    <div
      ref={unit}
      className={styles.unit}
      data-plain={drawing ? undefined : ''}
      onPointerOver={onPoint}
      onPointerLeave={onLeave}
      onFocus={onPoint}
      onClick={onPress}
    >
      {drawing ? (
        <Drawing
          drawing={drawing}
          title={title}
          callouts={callouts}
          rowsOf={(position) => byPosition.get(position) ?? []}
          engineRef={engine}
          onPress={pressCallouts}
          onHover={(position) => (position === null ? onLeave() : point(position, false, true))}
        >
          {choice.length > 0 && (
            <CalloutChooser positions={choice} rows={rowsAt(choice)} onPick={goToRow} onClose={closeChoice} />
          )}
        </Drawing>
      ) : (
        <p className={styles.noDrawing}>Схемы этого узла в каталоге нет, детали — в таблице.</p>
      )}
      <div className={styles.pane} data-pane="">
        <UnitTable
          caption={`Детали узла «${title}»`}
          rows={rows}
          toolsFor={toolsFor}
          fitFor={fitFor}
          offerFor={offerFor}
        />
      </div>
    </div>
  )
}

function isCallout(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[data-position]') !== null
}
