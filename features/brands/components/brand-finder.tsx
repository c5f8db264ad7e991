'use client'

import { useEffect, useState } from 'react'
import { useEarly } from '@/components/form/use-early'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { formatCount } from '@/lib/format/plural'
import { MAX_QUERY_LENGTH } from '@/lib/gateway/contracts/limits'
import { hrefs } from '@/lib/routing/hrefs'
import { matchesTerm } from '../model/matches-term'
import styles from './brand-finder.module.css'

type Props = { listId: string }

const TYPING_PAUSE_MS = 200

/**
 * Narrows the list of brands on the page to those that hold the text, or else to those that the gateway knows by it. It works on
 * the list's own elements, so that a thousand names are not sent twice; without scripts the field is an ordinary search.
 */
export function BrandFinder({ listId }: Props) {
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<number>()

  const type = (text: string) => {
    setTerm(text.trim())
    const count = narrow(listId, (item) => matchesTerm(item.textContent ?? '', text))
    setFound(text.trim() === '' ? undefined : count)
  }

  const field = useEarly<HTMLInputElement>(({ value }) => {
    if (value.trim() !== term) type(value)
  })

  useEffect(() => {
    if (found !== 0) return
    const controller = new AbortController()
    const call = async () => {
      const { findBrands } = await import('../api/find-brands')
      const known = await findBrands(term, controller.signal)
      if (controller.signal.aborted || known.size === 0) return
      setFound(narrow(listId, (item) => known.has(item.querySelector('a')?.getAttribute('href') ?? '')))
    }
    const timer = setTimeout(() => void call().catch(() => undefined), TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [listId, term, found])

  return (
    <form
      role="search"
      aria-label="Поиск бренда"
      className={styles.form}
      action={hrefs.search()}
      onSubmit={(event) => event.preventDefault()}
    >
      <LabelledInput
        ref={field}
        label="Найти бренд"
        type="search"
        name="q"
        placeholder="Например, MANN или Лузар"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        onChange={({ target }) => type(target.value)}
      />
      <p className={styles.status} role="status">
        {found === 0 && 'Такого бренда в списке нет. Проверьте написание.'}
        {found ? formatCount(found, ['бренд', 'бренда', 'брендов']) : null}
      </p>
    </form>
  )
}

/** Leaves the items that fit, and the groups that hold one; returns how many there are. */
function narrow(listId: string, fits: (item: HTMLLIElement) => boolean): number {
  let count = 0
  for (const group of document.querySelectorAll<HTMLElement>(`#${listId} section`)) {
    let inGroup = 0
    for (const item of group.querySelectorAll('li')) {
      item.hidden = !fits(item)
      if (!item.hidden) inGroup += 1
    }
    group.hidden = inGroup === 0
    count += inGroup
  }
  return count
}
