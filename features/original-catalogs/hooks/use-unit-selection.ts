'use client'

import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { DrawingEngine } from '../components/unit/drawing-engine'
import { bringIntoView, calloutsOf, markPosition, positionOf, rowsOf } from '../components/unit/marking'
import type { UnitRow } from '../model/unit'

/** What is selected in a drawing and its table: the position that is pointed at, the pinned one, and a choice among several rows. */
export function useUnitSelection(rows: readonly UnitRow[]) {
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

  const rowsOn = (positions: readonly string[]) => positions.flatMap((one) => byPosition.get(one) ?? [])

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

  const onClick = (event: SyntheticEvent) => {
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
    chooseCallouts([position])
  }

  const chooseCallouts = (positions: readonly string[]) => {
    const [nearest] = positions
    if (nearest === undefined) return
    const [first, ...more] = rowsOn(positions)
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

  return {
    unit,
    engine,
    choice,
    rowsOn,
    onPoint,
    onLeave,
    onClick,
    onHover: (position: string | null) => (position === null ? onLeave() : point(position, false, true)),
    chooseCallouts,
    goToRow,
    closeChoice,
  }
}

function isCallout(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[data-position]') !== null
}
