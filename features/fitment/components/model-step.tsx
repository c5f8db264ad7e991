'use client'

import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { toMoscowDay } from '@/lib/format/moscow-date'
import { useNow } from '@/lib/time/page-clock'
import { fetchModels } from '../api/vehicle-calls'
import { useAsync } from '../hooks/use-async'
import {
  groupByLetter,
  type Make,
  type OptionGroup,
  type VehicleModel,
  yearsOf,
} from '../model/vehicle-options'
import { builtInYear } from '../model/vin-lead'
import { FailedStep, SKELETON_PX } from './failed-step'
import { OptionList } from './option-list'

type Props = {
  make: Make
  /** In which the car was built, where that is known. */
  year: number | null
  onModel: (model: VehicleModel) => void
  onBack: () => void
}

/** Models of a make, those of the car's year before the others. */
export function ModelStep({ make, year, onModel, onBack }: Props) {
  const [query, setQuery] = useState('')
  const thisYear = toMoscowDay(useNow()).year
  const models = useAsync(`models ${make.id}`, () => fetchModels(make.id))
  if (models.isFailed) return <FailedStep onRetry={models.retry} />
  if (!models.value) return <Skeleton height={SKELETON_PX} />
  const ofYear = query.trim() === '' ? builtInYear(models.value, year, thisYear) : []
  const first: OptionGroup<VehicleModel> = {
    title: `Выпускались в ${year} году`,
    options: ofYear.map((of) => ({ key: `year-${of.id}`, title: of.title, note: yearsOf(of), of })),
  }
  const all = groupByLetter(models.value, query, yearsOf)
  return (
    <OptionList
      label="Модель"
      hint="Начните вводить название"
      query={query}
      onQuery={setQuery}
      groups={ofYear.length > 0 ? [first, ...all] : all}
      onPick={onModel}
      empty="Такой модели нет. Проверьте название или вернитесь к маркам."
      onBack={onBack}
    />
  )
}
