'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { VIN_LENGTH } from '@/lib/parts/vin'
import { vinOf } from '@/lib/parts/vin-problem'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { fetchCars, fetchMakes, fetchModels, findCars } from '../api/vehicle-calls'
import { useAnswer } from '../hooks/use-answer'
import { useSettled } from '../hooks/use-settled'
import {
  factsOfVehicle,
  groupByLetter,
  type Make,
  type OptionGroup,
  toChosenVehicle,
  type VehicleCar,
  type VehicleModel,
  yearsOf,
} from '../model/vehicle-options'
import { isBuiltIn, rangesOf, type YearRange } from '../model/year-ranges'
import { OptionList } from './option-list'
import styles from './vehicle-picker.module.css'

const MIN_WORDS_LENGTH = 2
const SKELETON_PX = 320
const TYPING_PAUSE_MS = 150

type Props = { onPick: (vehicle: ChosenVehicle) => void }

type Path = { make?: Make; model?: VehicleModel; range?: YearRange }

/** From a make over a model and its ten years to one car, or straight to it by words or VIN. */
export function VehicleSteps({ onPick }: Props) {
  const [path, setPath] = useState<Path>({})
  const { make, model, range } = path
  const way = [make?.title, model?.title, range && rangeTitle(range)].filter(Boolean)
  const back = () => setPath(range ? without(path, 'range') : model ? without(path, 'model') : {})
  return (
    <div className={styles.steps}>
      {way.length > 0 && (
        <div className={styles.way}>
          <Button look="secondary" small onClick={back}>
            Назад
          </Button>
          <p>{way.join(' · ')}</p>
        </div>
      )}
      {!make && <MakeStep key="make" onMake={(next) => setPath({ make: next })} onCar={pick} />}
      {make && !model && (
        <ModelStep key="model" make={make} onModel={(next) => setPath({ make, model: next })} onBack={back} />
      )}
      {make && model && (
        <CarStep
          key={range ? 'car' : 'range'}
          model={model}
          range={range}
          onRange={(next) => setPath({ make, model, range: next })}
          onCar={pick}
          onBack={back}
        />
      )}
    </div>
  )

  function pick(car: VehicleCar) {
    onPick(toChosenVehicle(car))
  }
}

function without(path: Path, step: keyof Path): Path {
  return { ...path, [step]: undefined }
}

function rangeTitle({ from, to }: YearRange): string {
  return from === to ? String(from) : `${from}–${to}`
}

type Found = { make: Make } | { car: VehicleCar }

function MakeStep({ onMake, onCar }: { onMake: (make: Make) => void; onCar: (car: VehicleCar) => void }) {
  const [query, setQuery] = useState('')
  const wanted = useSettled(query.trim(), TYPING_PAUSE_MS)
  const makes = useAnswer('makes', fetchMakes)
  const vin = wanted.length === VIN_LENGTH ? vinOf(wanted) : undefined
  const words = vin && 'vin' in vin ? vin.vin : wanted
  const cars = useAnswer(words.length >= MIN_WORDS_LENGTH ? `find ${words.toLowerCase()}` : undefined, () =>
    findCars(words),
  )
  if (makes.isFailed) return <Failed onRetry={makes.retry} />
  if (!makes.value) return <Skeleton height={SKELETON_PX} />
  const groups: OptionGroup<Found>[] = [
    ...groupByLetter(makes.value, query).map(({ title, options }) => ({
      title,
      options: options.map((option) => ({ ...option, of: { make: option.of } })),
    })),
    ...foundCars(cars.value ?? []),
  ]
  return (
    <OptionList
      label="Марка, автомобиль или VIN"
      hint="Например, солярис 1.6"
      query={query}
      onQuery={setQuery}
      groups={groups}
      onPick={(found) => ('make' in found ? onMake(found.make) : onCar(found.car))}
      empty={emptyWords(wanted, vin, cars)}
    />
  )
}

function foundCars(cars: readonly VehicleCar[]): OptionGroup<Found>[] {
  if (cars.length === 0) return []
  return [
    {
      title: 'Автомобили',
      options: cars.map((car) => ({
        key: `car-${car.id}`,
        title: [car.manufacturer, car.model, car.title].join(' '),
        note: factsOfVehicle(car),
        of: { car },
      })),
    },
  ]
}

function emptyWords(
  words: string,
  vin: ReturnType<typeof vinOf> | undefined,
  { value, isFailed }: { value: unknown; isFailed: boolean },
): string {
  if (vin && 'problem' in vin && /\d/.test(words)) return vin.problem
  if (isFailed) return 'Поиск не ответил. Выберите марку из списка.'
  if (value === undefined && words.length >= MIN_WORDS_LENGTH) return 'Ищем…'
  if (vin) return 'По этому VIN машина не нашлась. Сотрите его и выберите марку из списка.'
  return 'Такой машины не нашлось. Проверьте слова или выберите марку из списка.'
}

function ModelStep({
  make,
  onModel,
  onBack,
}: {
  make: Make
  onModel: (model: VehicleModel) => void
  onBack: () => void
}) {
  const [query, setQuery] = useState('')
  const models = useAnswer(`models ${make.id}`, () => fetchModels(make.id))
  if (models.isFailed) return <Failed onRetry={models.retry} />
  if (!models.value) return <Skeleton height={SKELETON_PX} />
  return (
    <OptionList
      label="Модель"
      hint="Начните вводить название"
      query={query}
      onQuery={setQuery}
      groups={groupByLetter(models.value, query, yearsOf)}
      onPick={onModel}
      empty="Такой модели нет. Проверьте название или вернитесь к маркам."
      onBack={onBack}
    />
  )
}

function CarStep({
  model,
  range,
  onRange,
  onCar,
  onBack,
}: {
  model: VehicleModel
  range: YearRange | undefined
  onRange: (range: YearRange) => void
  onCar: (car: VehicleCar) => void
  onBack: () => void
}) {
  const [query, setQuery] = useState('')
  const [thisYear] = useState(() => toMoscowDay(new Date()).year)
  const cars = useAnswer(`cars ${model.id}`, () => fetchCars(model.id))
  if (cars.isFailed) return <Failed onRetry={cars.retry} />
  if (!cars.value) return <Skeleton height={SKELETON_PX} />
  const ranges = rangesOf(cars.value, thisYear)
  const only = ranges.length === 1 ? ranges[0] : undefined
  const chosen = range ?? only
  const shared = { query, onQuery: setQuery, onBack }
  const narrow = <Of extends { title: string }>(options: readonly Of[]) =>
    options.filter(({ title }) => title.toLowerCase().includes(query.trim().toLowerCase()))
  if (!chosen) {
    const options = ranges.map((of) => ({ key: String(of.from), title: rangeTitle(of), of }))
    return (
      <OptionList
        {...shared}
        label="Годы выпуска"
        hint="Выберите десятилетие"
        groups={[{ title: null, options: narrow(options) }]}
        onPick={onRange}
        empty="В эти годы модель не выпускали."
      />
    )
  }
  const options = cars.value
    .filter((car) => isBuiltIn(car, chosen, thisYear))
    .map((of) => ({ key: String(of.id), title: of.title, note: factsOfVehicle(of), of }))
  return (
    <OptionList
      {...shared}
      label="Модификация"
      hint="Объём, мощность или двигатель"
      groups={[
        {
          title: null,
          options: options.filter(({ title, note }) =>
            `${title} ${note}`.toLowerCase().includes(query.trim().toLowerCase()),
          ),
        },
      ]}
      onPick={onCar}
      empty="Такой модификации нет. Проверьте слова или вернитесь назад."
    />
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.empty}>Список не загрузился. Проверьте связь и повторите.</p>
      <Button onClick={onRetry}>Повторить</Button>
    </div>
  )
}
