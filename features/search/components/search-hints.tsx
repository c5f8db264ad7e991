import { type RefObject, useEffect, useRef, useState } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { assistantOfWords } from '../model/assistant-of-words'
import type { SearchMode } from '../model/search-modes'
import { addToHistory, onHistoryElsewhere, readHistory, writeHistory } from '../model/search-history'
import { useHints } from '../hooks/use-hints'
import { hintGroups, type HintOption } from '../model/hint-groups'
import { HintRow } from './hint-row'
import styles from './search-hints.module.css'

const ANNOUNCE_MS = 400

export type SearchHintsProps = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  text: string
  mode: SearchMode
  /** Without the service of hints the field offers own queries alone. */
  hasHints: boolean
  onClose: () => void
  /** An option was followed; `text` is what the field should show. */
  onPick: (text: string) => void
}

/** What the shopper may mean, under the field: own queries while it is empty, else goods, sections and brands. */
export function SearchHints({ input, listId, text, mode, hasHints, onClose, onPick }: SearchHintsProps) {
  const [history, setHistory] = useState(readHistory)
  const found = useHints(hasHints ? text : '', mode, assistantOfWords(text, mode, useCurrentVehicle()))
  const groups = hintGroups({ text, mode, history, found: found.hints })
  const options = groups.flatMap((group) => group.options)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const hasOptions = options.length > 0

  useEffect(() => setActive(-1), [text, found.hints])

  useEffect(() => onHistoryElsewhere(() => setHistory(readHistory())), [])

  useEffect(() => {
    const field = input.current
    if (!field) return
    if (!hasOptions) return
    field.setAttribute('aria-expanded', 'true')
    if (active >= 0) field.setAttribute('aria-activedescendant', optionId(listId, active))
    return () => {
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-activedescendant')
    }
  }, [input, listId, hasOptions, active])

  useEffect(() => {
    const field = input.current
    if (!field) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault()
        onClose()
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        list.current?.querySelector<HTMLElement>(`#${CSS.escape(optionId(listId, active))}`)?.click()
      } else {
        const next = nextActive(event.key, active, options.length)
        if (next === undefined) return
        event.preventDefault()
        setActive(next)
        document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
      }
    }
    field.addEventListener('keydown', onKeyDown)
    return () => field.removeEventListener('keydown', onKeyDown)
  }, [input, listId, active, options.length, onClose])

  const pick = (option: HintOption) => {
    if (option.kind !== 'history') writeHistory(addToHistory(history, text))
    onPick(option.kind === 'history' ? option.title : text)
  }

  const clearHistory = () => {
    writeHistory([])
    setHistory([])
    input.current?.focus()
    void notify({ kind: 'ok', title: 'История поиска очищена' })
  }

  const message = toMessage(text, found, options.length)
  const count = hasOptions ? `Подсказок: ${options.length}` : undefined
  const announced = useAnnounced([message, count].filter(Boolean).join('. '), text)
  let index = -1

  return (
    <>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div
        className={`scroll-area ${styles.hints}`}
        ref={list}
        hidden={!hasOptions && !message}
        onMouseDown={keepFocus}
      >
        {message && <p className={styles.message}>{message}</p>}
        <div id={listId} role="listbox" aria-label="Подсказки" hidden={!hasOptions}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p className={styles.group} role="presentation">
                {group.title}
              </p>
              {group.options.map((option) => {
                index += 1
                return (
                  <HintRow
                    key={option.href}
                    id={optionId(listId, index)}
                    option={option}
                    isActive={index === active}
                    onPick={() => pick(option)}
                  />
                )
              })}
            </div>
          ))}
        </div>
        {groups[0]?.key === 'history' && (
          <button type="button" className={styles.clear} onClick={clearHistory}>
            Очистить историю
          </button>
        )}
      </div>
    </>
  )
}

/**
 * What the live region says. The region is there before its words, or they would not be read; it is empty while the text changes, so
 * that the same words for another text are read again, and the keys that are typed are heard.
 */
function useAnnounced(words: string, text: string): string {
  const [announced, setAnnounced] = useState({ words: '', text })
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ words, text }), ANNOUNCE_MS)
    return () => clearTimeout(timer)
  }, [words, text])
  return announced.text === text ? announced.words : ''
}

/** `undefined` for a key that does not move; -1 is the field itself. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return undefined
}

function toMessage(text: string, found: ReturnType<typeof useHints>, count: number): string | undefined {
  if (text.trim() === '') return undefined
  if (found.isFailed) return 'Подсказки не загрузились. Нажмите «Найти».'
  if (!found.hints) return undefined
  if (count === 0) return 'Ничего не найдено. Нажмите «Найти», чтобы искать по всему каталогу.'
  return found.hints.isCorrected ? `Показаны результаты по «${found.hints.query}»` : undefined
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

// A press on the list would take the focus from the field and close it; the button to clear must still be pressable.
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault()
}
