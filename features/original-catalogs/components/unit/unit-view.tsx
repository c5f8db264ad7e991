'use client'

import type { ReactNode } from 'react'
import { useUnitSelection } from '../../hooks/use-unit-selection'
import type { UnitRow, UnitSheet } from '../../model/unit'
import { CalloutChooser } from './callout-chooser'
import { Drawing } from './drawing'
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
  const { unit, engine, choice, rowsOn, ...handlers } = useUnitSelection(rows)

  return (
    // Handles the events of its links and buttons.
    <div
      ref={unit}
      className={styles.unit}
      data-plain={drawing ? undefined : ''}
      onPointerOver={handlers.onPoint}
      onPointerLeave={handlers.onLeave}
      onFocus={handlers.onPoint}
      onClick={handlers.onClick}
    >
      {drawing ? (
        <Drawing
          drawing={drawing}
          title={title}
          callouts={callouts}
          rowsOf={(position) => rowsOn([position])}
          engineRef={engine}
          onPress={handlers.chooseCallouts}
          onHover={handlers.onHover}
        >
          {choice.length > 0 && (
            <CalloutChooser
              positions={choice}
              rows={rowsOn(choice)}
              onPick={handlers.goToRow}
              onClose={handlers.closeChoice}
            />
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
