'use client'

import { type ChangeEvent, useState } from 'react'
import { LabelledInput } from '@/components/ui/labelled-input'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import { matchesTerm } from '../model/matches-term'
import styles from './brand-finder.module.css'

type Props = { listId: string }

/**
 * Narrows the list of brands on the page to those that hold the text. It works on the list's own elements, so that a
 * thousand names are not sent twice; without scripts the field is an ordinary search.
 */
export function BrandFinder({ listId }: Props) {
  const [found, setFound] = useState<number>()

  const narrow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const term = target.value
    let count = 0
    for (const group of document.querySelectorAll<HTMLElement>(`#${listId} section`)) {
      let inGroup = 0
      for (const item of group.querySelectorAll('li')) {
        item.hidden = !matchesTerm(item.textContent ?? '', term)
        if (!item.hidden) inGroup += 1
      }
      group.hidden = inGroup === 0
      count += inGroup
    }
    setFound(term.trim() === '' ? undefined : count)
  }

  return (
    <form
      role="search"
      aria-label="Поиск бренда"
      className={styles.form}
      action={hrefs.search()}
      onSubmit={(event) => event.preventDefault()}
    >
      <LabelledInput
        label="Найти бренд"
        type="search"
        name="q"
        placeholder="Например, MANN или Лузар"
        autoComplete="off"
        onChange={narrow}
      />
      <p className={styles.status} role="status">
        {found === 0 && 'Такого бренда в списке нет. Проверьте написание.'}
        {found ? formatCount(found, ['бренд', 'бренда', 'брендов']) : null}
      </p>
    </form>
  )
}
