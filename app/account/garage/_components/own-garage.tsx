'use client'

import { GarageScreen } from '@/features/garage/components/garage-screen'
import { pickerFor } from './picker-for'

/** The garage, whose cars can be chosen from the vehicle catalogue. */
export function OwnGarage() {
  return <GarageScreen pickerFor={pickerFor} />
}
