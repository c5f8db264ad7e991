'use client'

import { useEffect, useState } from 'react'
import { nameOfDecoded } from '@/lib/parts/vehicle/name-of-decoded'
import { plateOf } from '@/lib/parts/vehicle/plate-of'
import { isVin } from '@/lib/parts/vehicle/vin'
import { fetchMakes, findCars, lookUpVin, type VinResponse } from '../api/vehicle-calls'
import { useAsync } from '../hooks/use-async'
import {
  factsOfVehicle,
  groupByLetter,
  type Make,
  type OptionGroup,
  type VehicleCar,
} from '../model/vehicle-options'
import { readVinText, type VinLead } from '../model/vin-lead'
import { OptionList } from './option-list'
import { FailedStep } from './failed-step'

const MIN_WORDS_LENGTH = 2
const TYPING_PAUSE_MS = 150

type Found = { make: Make } | { car: VehicleCar; by?: VinLead }

type Props = {
  words: string
  onMake: (make: Make, by?: VinLead) => void
  onCar: (car: VehicleCar, by?: VinLead) => void
}

/** Makes by their letters, and cars by words. A VIN of which only the maker is known goes on with the make by itself. */
export function MakeStep({ words: first, onMake, onCar }: Props) {
  const [query, setQuery] = useState(first)
  const requested = useSettled(query.trim(), TYPING_PAUSE_MS)
  const read = readVinText(requested)
  const vin = read && 'vin' in read ? read.vin : undefined
  const makes = useAsync('makes', fetchMakes)
  const isRequested = vin === undefined && requested.length >= MIN_WORDS_LENGTH
  const cars = useAsync(isRequested ? `find ${requested.toLowerCase()}` : undefined, () =>
    findCars(requested),
  )
  const byVin = useAsync(vin === undefined ? undefined : `vin ${vin}`, () => lookUpVin(vin ?? ''))
  const answer = byVin.value
  const maker = answer?.cars.length === 0 ? answer.manufacturer : null

  useEffect(() => {
    if (maker && answer) onMake(maker, leadOf(answer))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer leads on once
  }, [maker, answer])

  if (makes.isFailed) return <FailedStep onRetry={makes.retry} />
  const hasMakes = makes.value === undefined || makes.value.length > 0
  const named = groupByLetter(makes.value ?? [], query)
  const groups: OptionGroup<Found>[] = [
    ...named.map(({ title, options }) => ({
      title,
      options: options.map((option) => ({ ...option, of: { make: option.of } })),
    })),
    ...foundCars('Автомобили', cars.value ?? []),
    ...(answer
      ? foundCars(isVin(answer.vin) ? 'По VIN' : 'По номеру кузова', answer.cars, leadOf(answer))
      : []),
  ]
  const isPending = makes.isLoading || cars.isLoading || byVin.isLoading
  return (
    <OptionList
      label="Марка, автомобиль или VIN"
      hint="Например, солярис 1.6"
      query={query}
      onQuery={setQuery}
      groups={groups}
      isStale={named.length === 0 && (isPending || requested !== query.trim())}
      isFirstUnsure={named.length === 0 && new Set(cars.value?.map(({ modelId }) => modelId)).size > 1}
      onPick={(found) => ('make' in found ? onMake(found.make) : onCar(found.car, found.by))}
      empty={emptyWords(requested, read, {
        name: answer ? nameOfDecoded(answer) : null,
        isPending,
        hasMakes,
        isFailed: cars.isFailed || byVin.isFailed,
      })}
    />
  )
}

function leadOf(answer: VinResponse): VinLead {
  const { vin, year, warning } = answer
  return { vin, name: nameOfDecoded(answer), year, warning }
}

function foundCars(title: string, cars: readonly VehicleCar[], by?: VinLead): OptionGroup<Found>[] {
  if (cars.length === 0) return []
  const options = cars.map((car) => ({
    key: `car-${car.id}`,
    title: [car.manufacturer, car.model, car.title].join(' '),
    note: factsOfVehicle(car),
    of: { car, ...(by && { by }) },
  }))
  return [{ title, options }]
}

function emptyWords(
  text: string,
  read: ReturnType<typeof readVinText>,
  {
    name,
    isPending,
    hasMakes,
    isFailed,
  }: { name: string | null; isPending: boolean; hasMakes: boolean; isFailed: boolean },
): string {
  if (!hasMakes) return 'Автомобилей в каталоге магазина пока нет. Найдите деталь по номеру или названию.'
  if (isFailed) return 'Поиск не ответил. Выберите марку из списка.'
  if (isPending) return text === '' ? 'Загружаем марки…' : 'Ищем…'
  if (read && 'problem' in read) return read.problem
  if (read && name)
    return `Это ${name}, но таких машин в каталоге нет. Сотрите номер и выберите марку из списка.`
  if (read)
    return `По этому ${isVin(read.vin) ? 'VIN' : 'номеру кузова'} машина не нашлась. Сотрите его и выберите марку из списка.`
  if (plateOf(text)) return 'По госномеру машину не найти: введите VIN из СТС или выберите марку из списка.'
  return 'Такой машины не нашлось. Проверьте слова или выберите марку из списка.'
}

/** The value once it has not changed for a while: typing sends a request only after a pause. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
