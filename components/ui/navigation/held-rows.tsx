import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'

type Hold = () => () => void

const HoldContext = createContext<Hold | undefined>(undefined)

/** Keeps the row that this form stands in while the form is open. */
export function useHeldRow() {
  const hold = useContext(HoldContext)
  useEffect(() => hold?.(), [hold])
}

type Held<Row> = { row: Row; at: number; forms: number }

type Props<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** Rows of a list that is read anew. One with an open form stays in its place, though another person has moved it out of the list. */
export function HeldRows<Row>({ rows, keyOf, children }: Props<Row>) {
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

  return shown.map((row, at) => (
    <HeldRow key={keyOf(row)} count={(change) => count(keyOf(row), change, row, at)}>
      {children(row)}
    </HeldRow>
  ))
}

function HeldRow({ count, children }: { count: (change: 1 | -1) => void; children: ReactNode }) {
  const [hold] = useState<Hold>(() => () => {
    count(1)
    return () => count(-1)
  })
  return <HoldContext value={hold}>{children}</HoldContext>
}
