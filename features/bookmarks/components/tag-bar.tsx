'use client'

import { type FormEvent, useId, useState } from 'react'
import { useOwnText } from '@/components/form/fields/use-own-text'
import { Button } from '@/components/ui/button'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { Icon } from '@/components/ui/icon'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import { useBookmarkActions } from '@/stores/bookmarks/use-bookmarks'
import { notifyOfFailure } from '../model/notify-of-failure'
import { tagCounts } from '../model/filter-bookmarks'
import styles from './tag-bar.module.css'

const MAX_TAG_LENGTH = 40

type Props = {
  products: readonly Bookmark[]
  tags: readonly string[]
  chosen: string | undefined
  onChoose: (tag: string | undefined) => void
}

/** The shopper's own tags: one to look under, a new one, an old one away. */
export function TagBar({ products, tags, chosen, onChoose }: Props) {
  const { addTag, removeTag } = useBookmarkActions()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const isHydrated = useHydrated()
  const typed = useOwnText<HTMLInputElement>(title, (text) => {
    setTitle(text)
    setProblem(null)
  })
  const counts = tagCounts(products)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const extra = title.trim().length - MAX_TAG_LENGTH
    if (extra > 0) return setProblem(`Метка длиннее ${MAX_TAG_LENGTH} знаков: сократите её на ${extra}`)
    setTitle('')
    void addTag(title).catch(notifyOfFailure)
  }

  return (
    <div className={styles.bar}>
      <div className={styles.tags} role="group" aria-label="Метки">
        <button
          ref={markHydrated}
          type="button"
          className={styles.tag}
          data-replay-click=""
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          Все <span>{products.length}</span>
        </button>
        {tags.map((tag) => (
          <button
            key={tag}
            ref={markHydrated}
            type="button"
            className={styles.tag}
            data-replay-click=""
            aria-pressed={chosen === tag}
            onClick={() => onChoose(tag)}
          >
            {tag} <span>{counts.get(tag) ?? 0}</span>
          </button>
        ))}
        {chosen !== undefined && (
          <Button look="plain" small onClick={() => void removeTag(chosen).catch(notifyOfFailure)}>
            <Icon name="close" size={16} />
            Удалить метку «{chosen}»
          </Button>
        )}
      </div>
      <form className={styles.form} onSubmit={submit}>
        <label>
          <span className="visually-hidden">Новая метка</span>
          <input
            {...typed}
            className={styles.input}
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={problemId}
            placeholder="Новая метка"
            autoComplete="off"
          />
        </label>
        <Button type="submit" look="secondary" disabled={!isHydrated}>
          Добавить
        </Button>
        <p id={problemId} className={styles.problem} role="status">
          {problem}
        </p>
      </form>
    </div>
  )
}
