'use client'

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { OptionGroup } from '../model/vehicle-options'
import styles from './vehicle-picker.module.css'

type Props<Of> = {
  /** What is chosen here. */
  label: string
  hint: string
  query: string
  onQuery: (query: string) => void
  groups: readonly OptionGroup<Of>[]
  /** Whether the groups are those of earlier words: Enter waits for their own. */
  isStale?: boolean
  /** Whether the first option may be another than the one meant: Enter stands on it and does not take it yet. */
  isFirstUnsure?: boolean
  onPick: (of: Of) => void
  /** Said where nothing is left to choose. */
  empty: string
  /** Backspace in an empty field. */
  onBack?: (() => void) | undefined
}

/** A field that narrows a list, and the list: arrows walk it, Enter takes what they stand on, or the first that is sure. */
export function OptionList<Of>({
  label,
  hint,
  query,
  onQuery,
  groups,
  isStale = false,
  isFirstUnsure = false,
  onPick,
  empty,
  onBack,
}: Props<Of>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string>()
  const options = groups.flatMap((group) => group.options)
  const at = options.findIndex(({ key }) => key === active)
  const [isAwaited, setAwaited] = useState(false)
  const takeFirst = useEffectEvent(() => {
    setAwaited(false)
    const [first] = options
    if (first && isFirstUnsure) setActive(first.key)
    else if (first) onPick(first.of)
  })

  // The step before went away with the focus. On a touch screen a focused field would push up the keyboard over the list.
  useEffect(() => {
    const held = document.activeElement
    const isLost = !held || held === document.body || (held instanceof HTMLElement && held.tabIndex < 0)
    if (isLost && window.matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [])

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  useEffect(() => {
    if (isAwaited && !isStale) takeFirst()
  }, [isAwaited, isStale])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') move(event, at + 1)
    else if (event.key === 'ArrowUp') move(event, at < 0 ? options.length - 1 : at - 1)
    else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = options[at]
      if (chosen) onPick(chosen.of)
      else if (query.trim() !== '') setAwaited(true)
    } else if (event.key === 'Backspace' && query === '') onBack?.()
  }

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    setActive(options[(to + options.length) % options.length]?.key)
  }

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        data-first-field=""
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : `${id}-${active}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={hint}
        value={query}
        onChange={({ target }) => {
          setActive(undefined)
          setAwaited(false)
          onQuery(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {options.length === 0 ? empty : `Вариантов: ${options.length}`}
      </p>
      {options.length === 0 && (
        <p className={styles.empty} aria-hidden="true">
          {empty}
        </p>
      )}
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
        <OptionGroups id={id} groups={groups} active={active} onPick={onPick} />
      </div>
    </>
  )
}

type GroupsProps<Of> = Pick<Props<Of>, 'groups' | 'onPick'> & { id: string; active: string | undefined }

function OptionGroups<Of>({ id, groups, active, onPick }: GroupsProps<Of>) {
  return groups.map((group, index) => (
    <div
      key={group.title ?? index}
      role="group"
      className={styles.group}
      aria-label={group.title ?? undefined}
    >
      {group.title && (
        <p className={styles.groupTitle} aria-hidden="true">
          {group.title}
        </p>
      )}
      {group.options.map(({ key, title, note, of }) => (
        // The keys of an option are those of the field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          key={key}
          id={`${id}-${key}`}
          role="option"
          className={styles.option}
          aria-selected={key === active}
          onClick={() => onPick(of)}
        >
          <span>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      ))}
    </div>
  ))
}
