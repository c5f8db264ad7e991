'use client'

import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { vinOf } from '@/lib/parts/vehicle/vin-of'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { useCarOfVin } from '../api/car-of-vin'
import type { CarFormValues } from '../model/car-form'
import { chosenOfVin, wordsOfVin } from '../model/vin-facts'

/**
 * Fills empty fields with what the VIN of the form says, and gives the words for it. `known` is the VIN that the
 * form came with: its car has been shown already.
 */
export function useVinFacts(
  form: SchemaForm<CarFormValues>,
  known: string | undefined,
  onCar: (car: ChosenVehicle) => void,
): { vin: string | null; words: string | null } {
  const read = vinOf(useWatch({ control: form.control, name: 'vin' }))
  const vin = 'vin' in read && read.vin !== known ? read.vin : null
  const answer = useCarOfVin(vin)

  useEffect(() => {
    if (!answer) return
    const { mark, model, modification, year } = form.getValues()
    const isBare = mark === '' && model === '' && modification === ''
    const car = chosenOfVin(answer)
    if (car && isBare) onCar(car)
    else if (answer.manufacturer && isBare) form.setValue('mark', answer.manufacturer.title)
    if (answer.year !== null && year === '') form.setValue('year', String(answer.year))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer is taken once
  }, [answer])

  return { vin, words: answer ? wordsOfVin(answer) : null }
}
