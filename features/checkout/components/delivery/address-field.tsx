'use client'

import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/form/fields/field-frame'
import { useField } from '@/components/form/fields/use-field'
import { useOwnText } from '@/components/form/fields/use-own-text'
import type { AddressSuggestion, Geocoder, Place } from '../../geocoder/geocoder'
import type { ReceiptForm } from '../steps/step-forms'
import formStyles from '@/components/form/form.module.css'
import styles from './address-field.module.css'

const TYPING_PAUSE_MS = 200

type Found = {
  query: string
  places: readonly AddressSuggestion[]
  /** Message when there is nothing to choose. */
  note: string | null
}

const NOTHING: Found = { query: '', places: [], note: null }
const NOT_FOUND =
  'Адрес не найден. Проверьте улицу и номер дома или поставьте точку на карте: адрес останется.'
const SILENT = 'Подсказки не отвечают. Поставьте точку на карте или попробуйте ещё раз.'
const HOUSE_WANTED = 'Допишите номер дома'

type Props = {
  geocoder: Geocoder
  form: ReceiptForm
  /** The address is known to be somewhere. */
  isPlaced: boolean
  onType: (text: string) => void
  onPick: (place: Place) => void
}

/** An address with suggestions: arrows choose, Enter takes, Escape closes. Only a taken one has a place. */
export function AddressField({ geocoder, form, isPlaced, onType, onPick }: Props) {
  const listId = useId()
  const { value: address, setValue, leave, error, ids, props } = useField({ form, name: 'place' })
  const [{ query, places, note }, setFound] = useState<Found>(NOTHING)
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const hint = isPlaced ? undefined : 'Улица и дом: выберите адрес из подсказок или поставьте точку на карте'
  const isShown = isOpen && places.length > 0
  const typed = useOwnText<HTMLInputElement>(
    address,
    (text) => {
      setOpen(true)
      setActive(-1)
      setValue(text)
      onType(text)
    },
    props.ref,
  )

  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      geocoder.suggest(address, controller.signal).then(
        (found) => {
          if (controller.signal.aborted) return
          // The text that is typed already is no suggestion.
          const places = found.filter((place) => place.coordinates !== null || !isTyped(place, address))
          setFound({ query: address, places, note: noteOn(address, found.length, places.length) })
          setActive(-1)
        },
        () => {
          if (!controller.signal.aborted) setFound({ query: address, places: [], note: SILENT })
        },
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [address, geocoder, isOpen])

  const take = ({ address: chosen, coordinates }: AddressSuggestion) => {
    setFound(NOTHING)
    setActive(-1)
    if (coordinates) {
      setOpen(false)
      return onPick({ address: chosen, coordinates })
    }
    // A street or a town: the house is to be typed behind it.
    const text = `${chosen}, `
    setOpen(true)
    setValue(text)
    onType(text)
  }

  const press = (event: KeyboardEvent) => {
    if (!isShown) return
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // Places of a shorter text are not what was meant: Enter waits for those of the whole one.
    const isStale = query !== address
    const chosen = places[active] ?? (isPlaced || isStale ? undefined : places[0])
    // From no place at all, up leads to the last one.
    const from = active === -1 && move === -1 ? 0 : active
    if (move !== 0) setActive((from + move + places.length) % places.length)
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && chosen) take(chosen)
    else if (event.key !== 'Enter' || !isStale) return
    event.preventDefault()
  }

  return (
    <div className={styles.combo}>
      <FieldFrame ids={ids} label="Адрес доставки" error={error} hint={hint}>
        <input
          {...props}
          {...typed}
          className={formStyles.input}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={describedBy(ids, hint, error)}
          autoComplete="address-line1"
          enterKeyHint="done"
          onKeyDown={press}
          onBlur={() => {
            setOpen(false)
            leave()
          }}
        />
      </FieldFrame>
      <div id={listId} className={styles.list} role="listbox" aria-label="Подсказки адреса" hidden={!isShown}>
        {places.map((place, index) => (
          <div
            key={place.address}
            id={`${listId}-${index}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The press would take the focus, and with it the list, away before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
          >
            {place.address}
          </div>
        ))}
      </div>
      <p className={isOpen && note !== null ? styles.note : 'visually-hidden'} role="status">
        {isShown ? `Подсказок: ${places.length}` : isOpen ? note : ''}
      </p>
    </div>
  )
}

function isTyped({ address }: AddressSuggestion, typed: string): boolean {
  return address === typed.trim().replace(/,$/, '')
}

function noteOn(typed: string, found: number, shown: number): string | null {
  if (typed.trim() === '' || shown > 0) return null
  return found > 0 ? HOUSE_WANTED : NOT_FOUND
}
