'use client'

import { useRouter } from 'next/navigation'
import { Suspense, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { hrefs } from '@/lib/routing/hrefs'
import { useStores } from '@/stores/provider'
import {
  parseSearchMode,
  placeholderOf,
  SEARCH_FORM_ID,
  searchModeOptions,
  type SearchMode,
} from '../model/search-modes'
import type * as searchAid from './search-aid'
import { SearchAddressWatch } from './search-address-watch'
import styles from './search-box.module.css'

const loadAid = () => import('./search-aid')

/**
 * Field and mode of the search: a plain form that works without scripts. Both controls keep their own text, so that what
 * was typed before the scripts came stays; hints and the rules of part numbers are loaded with the first focus. `hasHints` is
 * false where the service that completes queries is off.
 */
export function SearchBox({ siteName, hasHints = true }: { siteName: string; hasHints?: boolean }) {
  const router = useRouter()
  const stores = useStores()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const select = useRef<HTMLSelectElement>(null)
  const [text, setText] = useState('')
  const [mode, setMode] = useState<SearchMode>('all')
  const [isOpen, setOpen] = useState(false)
  const [aid, setAid] = useState<typeof searchAid>()

  const openHints = useCallback(() => {
    setText(input.current?.value ?? '')
    setOpen(true)
    loadAid().then(setAid, () => setOpen(false))
  }, [])

  const fill = useCallback((newText: string, newMode: SearchMode, isFirst?: boolean) => {
    // What was typed before the scripts came stays.
    if (isFirst && input.current?.value) return
    if (input.current) input.current.value = newText
    if (select.current) select.current.value = newMode
    setMode(newMode)
    setOpen(false)
  }, [])

  useEffect(() => {
    setMode(parseSearchMode(select.current?.value))
    if (document.activeElement === input.current) openHints()
  }, [openHints])

  useEffect(() => {
    if (mode === 'articul' && input.current) aid?.formatField(input.current)
  }, [aid, mode])

  const change = () => {
    if (mode === 'articul' && input.current) aid?.formatField(input.current)
    openHints()
  }

  const changeMode = () => {
    const next = parseSearchMode(select.current?.value)
    setMode(next)
    loadAid().then(setAid, () => undefined)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = input.current?.value.trim() ?? ''
    setOpen(false)
    // The keyboard of the screen would stay over what was found.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
    const start = ({ startSearch }: typeof searchAid) => router.push(startSearch(q, mode, stores))
    if (aid) start(aid)
    else loadAid().then(start, () => router.push(hrefs.search({ q, mode })))
  }

  return (
    <div className={styles.search}>
      <form
        id={SEARCH_FORM_ID}
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
          {searchModeOptions(siteName).map((option) => (
            <option key={option.mode} value={option.mode}>
              {option.label}
            </option>
          ))}
        </select>
        <input
          ref={input}
          className={styles.input}
          inputMode="search"
          name="q"
          role="combobox"
          aria-label="Поиск запчастей"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={isOpen && aid ? listId : undefined}
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
        {isOpen && aid && (
          <aid.SearchHints
            input={input}
            listId={listId}
            text={text}
            mode={mode}
            hasHints={hasHints}
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
