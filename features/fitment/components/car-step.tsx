'use client'

import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { useNow } from '@/lib/time/page-clock'
import { fetchCars } from '../api/vehicle-calls'
import { useAsync } from '../hooks/use-async'
import { factsOfVehicle, type VehicleCar, type VehicleModel } from '../model/vehicle-options'
import { builtInYear } from '../model/vin-lead'
import { isBuiltIn, rangesOf, rangeTitle, type YearRange } from '../model/year-ranges'
import { FailedStep, SKELETON_PX } from './failed-step'
import { OptionList } from './option-list'

type Props = {
  model: VehicleModel
  range: YearRange | undefined
  /** The year in which the car was built, where it is known: then the step is left out. */
  year: number | null
  onRange: (range: YearRange) => void
  onCar: (car: VehicleCar) => void
  onBack: () => void
}

/** The ten years of a model where it was built for longer, and its modifications. */
export function CarStep({ model, range, year, onRange, onCar, onBack }: Props) {
  const [query, setQuery] = useState('')
  const thisYear = toMoscowDay(useNow()).year
  const cars = useAsync(`cars ${model.id}`, () => fetchCars(model.id))
  if (cars.isFailed) return <FailedStep onRetry={cars.retry} />
  if (!cars.value) return <Skeleton height={SKELETON_PX} />
  const ofYear = builtInYear(cars.value, year, thisYear)
  const ranges = rangesOf(cars.value, thisYear)
  const chosen = range ?? (ranges.length === 1 ? ranges[0] : undefined)
  const shared = { query, onQuery: setQuery, onBack }
  const requested = query.trim().toLowerCase()
  if (!chosen && ofYear.length === 0) {
    const options = ranges
      .map((of) => ({ key: String(of.from), title: rangeTitle(of), of }))
      .filter(({ title }) => title.includes(requested))
    return (
      <OptionList
        {...shared}
        label="Годы выпуска"
        hint="Выберите десятилетие"
        groups={[{ title: null, options }]}
        onPick={onRange}
        empty="В эти годы модель не выпускали."
      />
    )
  }
  const built =
    ofYear.length > 0 || !chosen ? ofYear : cars.value.filter((car) => isBuiltIn(car, chosen, thisYear))
  const options = built
    .map((of) => ({ key: String(of.id), title: of.title, note: factsOfVehicle(of), of }))
    .filter(({ title, note }) => `${title} ${note}`.toLowerCase().includes(requested))
  return (
    <OptionList
      {...shared}
      label="Модификация"
      hint="Объём, мощность или двигатель"
      groups={[{ title: null, options }]}
      onPick={onCar}
      empty="Такой модификации нет. Проверьте слова или вернитесь назад."
    />
  )
}
