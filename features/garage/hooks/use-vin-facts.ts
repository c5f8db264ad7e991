'use client'

import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { vinOf } from '@/lib/parts/vehicle/vin-of'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { type CarOfVin, useCarOfVin } from '../api/car-of-vin'
import type { CarFormValues } from '../model/car-form'
import {
  type CarFacts,
  carFactsOf,
  chosenOfVin,
  factsOfVin,
  isContradicted,
  mergeFacts,
  wordsOfVin,
} from '../model/vin-facts'
import { vinKey } from '../model/vin-key'

const UNKNOWN = 'По этому VIN ничего не узнать: сверьте марку и год.'
/** After which a car is stored without what its VIN says. */
const LOOK_UP_TIMEOUT_MS = 5000

type VinFacts = {
  vin: string | null
  words: string | null
  /** Puts what the VIN says in the place of what the form says against it; undefined where nothing does. */
  takeOver: (() => void) | undefined
  /** The values to store once the VIN is known, and its one car; undefined where the owner has to look at them first. */
  settle: (values: CarFormValues) => Promise<Settled | undefined>
}

type Settled = { values: CarFormValues; found?: ChosenVehicle | undefined }

/**
 * Fills in what the VIN of the form says, and takes it back with that VIN. What was written by hand stays; where it speaks of
 * another car, the owner decides. `saved` are the values of the car that is changed, whose own VIN is not looked up again.
 */
export function useVinFacts(
  form: SchemaForm<CarFormValues>,
  saved: CarFormValues | undefined,
  onCar: (car: ChosenVehicle) => void,
): VinFacts {
  const { control } = form
  const queries = useQueryClient()
  const read = vinOf(useWatch({ control, name: 'vin' }))
  const [mark, model, modification, year] = useWatch({
    control,
    name: ['mark', 'model', 'modification', 'year'],
  })
  const vin = 'vin' in read && read.vin !== saved?.vin ? read.vin : null
  const answer = useCarOfVin(vin)
  const isRequested = useIsFetching({ queryKey: vinKey(vin) }) > 0
  const filled = useRef<Partial<CarFacts>>({})

  const put = (next: CarFacts) => {
    const now = form.getValues()
    for (const [field, value] of Object.entries(next) as [keyof CarFacts, string][]) {
      if (now[field] === value) continue
      form.setValue(field, value, { shouldDirty: true })
      form.clearErrors(field)
      filled.current[field] = value
    }
  }
  const merge = (values: CarFormValues, facts: CarFacts) =>
    mergeFacts(carFactsOf(values), [filled.current, saved ? carFactsOf(saved) : {}], facts)
  const take = (given: CarOfVin, next: CarFacts) => {
    put(next)
    const car = chosenOfVin(given)
    if (car && car.mark === next.mark && car.model === next.model && car.modification === next.modification)
      onCar(car)
  }

  useEffect(() => {
    const now = form.getValues()
    for (const [field, value] of Object.entries(filled.current) as [keyof CarFacts, string][]) {
      if (now[field] === value) form.setValue(field, saved?.[field] ?? '', { shouldDirty: true })
    }
    filled.current = {}
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what a VIN has filled in goes with it
  }, [vin])

  useEffect(() => {
    if (answer) take(answer, merge(form.getValues(), factsOfVin(answer)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer is taken once
  }, [answer])

  const settle = async (values: CarFormValues): Promise<Settled | undefined> => {
    if (!isRequested) return { values }
    const given = await Promise.race([
      queries.ensureQueryData<CarOfVin>({ queryKey: vinKey(vin) }).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, LOOK_UP_TIMEOUT_MS)),
    ])
    if (!given) return { values }
    const ofVin = factsOfVin(given)
    const next = merge(values, ofVin)
    take(given, next)
    if (isContradicted(next, ofVin)) return undefined
    return { values: { ...values, ...next }, found: chosenOfVin(given) }
  }

  const facts = answer && factsOfVin(answer)
  const isContrary = facts && isContradicted({ mark, model, modification, year }, facts)
  const isSilent = saved && vin !== null && !isRequested && (answer === undefined || facts?.mark === '')
  return {
    vin,
    words: (answer && wordsOfVin(answer)) ?? (isSilent ? UNKNOWN : null),
    takeOver: answer && isContrary ? () => take(answer, factsOfVin(answer)) : undefined,
    settle,
  }
}
