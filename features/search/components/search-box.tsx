'use client'

import { useRouter } from 'next/navigation'
import {
  type ComponentType,
  Suspense,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import { formatArticleField } from '../model/article-field'
import { addToHistory, readHistory, writeHistory } from '../model/search-history'
import { parseSearchMode, placeholderOf, SEARCH_MODE_OPTIONS, type SearchMode } from '../model/search-modes'
import { SearchAddressWatch } from './search-address-watch'
import type { SearchHintsProps } from './search-hints'
import styles from './search-box.module.css'

/**
 * Field and mode of the search: a plain form that works without scripts. Both controls keep their own text, so that what
 * was typed before the scripts came stays; hints are loaded with the first focus.
 */
export function SearchBox() {
  const router = useRouter()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const [text, setText] = useState('')
  const [mode, setMode] = useState<SearchMode>('all')
  const [isOpen, setOpen] = useState(false)
  const [Hints, setHints] = useState<ComponentType<SearchHintsProps>>()

  const openHints = useCallback(() => {
    setText(input.current?.value ?? '')
    setOpen(true)
    void import('./search-hints').then(
      (loaded) => setHints(() => loaded.SearchHints),
      () => setOpen(false),
    )
  }, [])

  const fill = useCallback((newText: string, newMode: SearchMode) => {
    if (input.current) input.current.value = newText
    if (select.current) select.current.value = newMode
    setText(newText)
    setMode(newMode)
    setOpen(false)
  }, [])

  useEffect(() => {
    setMode(parseSearchMode(select.current?.value))
    if (document.activeElement === input.current) openHints()
  }, [openHints])

  const change = () => {
    if (mode === 'articul') formatField(input.current)
    openHints()
  }

  const changeMode = () => {
    const next = parseSearchMode(select.current?.value)
    setMode(next)
    if (next === 'articul') formatField(input.current)
    setText(input.current?.value ?? '')
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = input.current?.value.trim() ?? ''
    setOpen(false)
    writeHistory(addToHistory(readHistory(), q))
    router.push(hrefs.search({ q, mode }))
  }

  return (
    <div className={styles.search}>
      <form
        role="search"
        className={styles.form}
        action={hrefs.search()}
        onSubmit={submit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false)
        }}
      >
        <select
          ref={select}
          className={styles.mode}
          name="mode"
          aria-label="Где искать"
          onChange={changeMode}
        >
          {SEARCH_MODE_OPTIONS.map((option) => (
            <option key={option.mode} value={option.mode}>
              {option.label}
            </option>
          ))}
        </select>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          role="combobox"
          aria-label="Поиск запчастей"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={listId}
          placeholder={placeholderOf(mode)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={255}
          onChange={change}
          onFocus={openHints}
          onClick={openHints}
        />
        <button className={styles.submit} aria-label="Найти">
          <Icon name="search" size={24} />
        </button>
        {isOpen && Hints && (
          <Hints
            input={input}
            listId={listId}
            text={text}
            mode={mode}
            onClose={() => setOpen(false)}
            onPick={(picked) => fill(picked, mode)}
          />
        )}
      </form>
      <Suspense>
        <SearchAddressWatch onAddress={fill} />
      </Suspense>
    </div>
  )
}

function formatField(field: HTMLInputElement | null): void {
  if (!field) return
  const caret = field.selectionStart ?? field.value.length
  const formatted = formatArticleField({ value: field.value, caret })
  if (formatted.value === field.value) return
  field.value = formatted.value
  field.setSelectionRange(formatted.caret, formatted.caret)
}
