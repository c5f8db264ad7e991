'use client'

import { useId } from 'react'
import { Radio } from '@/components/form/radio'
import { dayWords } from './day-words'
import styles from './slot-picker.module.css'

export type SlotDay = { date: string; times: readonly { time: string; isFree: boolean }[] }
export type ChosenSlot = { date: string; time: string }

type Props = {
  days: readonly SlotDay[]
  date: string | null
  time: string | null
  onDate: (date: string) => void
  onTime: (time: string) => void
  isInvalid?: boolean
}

/** A day and one of its hours; hours that others have taken stand there and cannot be chosen. */
export function SlotPicker({ days, date, time, onDate, onTime, isInvalid = false }: Props) {
  const id = useId()
  const day = days.find((one) => one.date === date)
  return (
    <div className={styles.picker}>
      <fieldset aria-invalid={isInvalid || undefined}>
        <legend className={styles.legend}>День</legend>
        <div className={styles.days}>
          {days.map((one) => (
            <label key={one.date} className={styles.slot}>
              <Radio
                name={`${id}-date`}
                value={one.date}
                checked={one.date === date}
                disabled={one.times.every(({ isFree }) => !isFree)}
                onChoose={() => onDate(one.date)}
              />
              <span>{dayWords(one.date)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {day && (
        <fieldset aria-invalid={isInvalid || undefined}>
          <legend className={styles.legend}>Время, по часам магазина</legend>
          <div className={styles.times}>
            {day.times.map((one) => (
              <label key={one.time} className={styles.slot}>
                <Radio
                  name={`${id}-time`}
                  value={one.time}
                  checked={one.time === time}
                  disabled={!one.isFree}
                  onChoose={() => onTime(one.time)}
                />
                <span>
                  {one.time}
                  {!one.isFree && <span className="visually-hidden">, занято</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
