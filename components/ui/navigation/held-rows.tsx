import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'

type Hold = () => () => void

const HoldContext = createContext<Hold | undefined>(undefined)

/** Keeps the row that this form stands in while the form is open. */
export function useHeldRow() {
  const hold = useContext(HoldContext)
  useEffect(() => hold?.(), [hold])
}

type Held<Row> = { row: Row; at: number; forms: number }

export type ListOfRows = {
  className: string | undefined
  label: string
  /** The rows of another page are shown while these are read. */
  isBusy: boolean
  /** Stands in the place of a list without rows. */
  empty: ReactNode
}

type Props<Row> = ListOfRows & {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A list that is read anew. A row with an open form stays in its place, though another person has moved it out of the list. */
export function HeldRows<Row>({ rows, keyOf, children, className, label, isBusy, empty }: Props<Row>) {
  const [held, setHeld] = useState<ReadonlyMap<string, Held<Row>>>(new Map())
  const shown = [...rows]
  for (const [key, { row, at }] of held) if (rows.every((one) => keyOf(one) !== key)) shown.splice(at, 0, row)

  const count = useCallback((key: string, change: 1 | -1, row: Row, at: number) => {
    setHeld((before) => {
      const known = before.get(key) ?? { row, at, forms: 0 }
      const next = new Map(before)
      if (known.forms + change > 0) next.set(key, { ...known, forms: known.forms + change })
      else next.delete(key)
      return next
    })
  }, [])

  if (shown.length === 0) return isBusy ? null : empty
  return (
    <ul className={className} aria-label={label} aria-busy={isBusy}>
      {shown.map((row, at) => (
        <HeldRow key={keyOf(row)} count={(change) => count(keyOf(row), change, row, at)}>
          {children(row)}
        </HeldRow>
      ))}
    </ul>
  )
}

function HeldRow({ count, children }: { count: (change: 1 | -1) => void; children: ReactNode }) {
  const [hold] = useState<Hold>(() => () => {
    count(1)
    return () => count(-1)
  })
  return <HoldContext value={hold}>{children}</HoldContext>
}
