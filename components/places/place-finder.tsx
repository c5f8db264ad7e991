'use client'

import { type ReactNode, useState } from 'react'
import { useOwnText } from '@/components/form/fields/use-own-text'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import type { Position } from '@/lib/interaction/ask-position'
import { usePending } from '@/lib/interaction/use-pending'
import styles from './place-finder.module.css'

type Props = {
  label: string
  query: string
  onQuery: (query: string) => void
  onPosition: (position: Position) => void
  /** Too few places need no search. */
  hasSearch?: boolean
  /** Other ways to look for a place. */
  children?: ReactNode
}

/** Narrows a list of places by words, and learns where the person is to put the nearest first. */
export function PlaceFinder({ label, query, onQuery, onPosition, hasSearch = true, children }: Props) {
  const [problem, setProblem] = useState<string>()
  const [isPending, run] = usePending()
  const words = useOwnText<HTMLInputElement>(query, onQuery)
  const locate = () =>
    run(async () => {
      setProblem(undefined)
      const { askPosition, PositionError } = await import('@/lib/interaction/ask-position')
      try {
        onPosition(await askPosition())
      } catch (failure) {
        if (!(failure instanceof PositionError)) throw failure
        setProblem(failure.message)
      }
    })
  return (
    <div className={styles.tools}>
      {hasSearch && (
        <label className={styles.search}>
          <span className={formStyles.label}>{label}</span>
          <input
            className={formStyles.input}
            type="search"
            placeholder="Город, улица или метро"
            autoComplete="off"
            {...words}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </label>
      )}
      <div className={styles.ways}>
        <Button
          look="secondary"
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => void locate()}
        >
          Ближайшие ко мне
        </Button>
        {children}
      </div>
      <p role="status" className={styles.problem} hidden={problem === undefined}>
        {problem}
      </p>
    </div>
  )
}
