import * as z from 'zod'
import { requiredText } from '../fields'
import { MAX_VIN_LENGTH } from '../limits'

/** A VIN, or `CAR-` and eight signs for a car whose VIN is not known. */
export const carNameField = requiredText(MAX_VIN_LENGTH)

/** The car of the shopper's own garage that a product is bought for. */
export const lineCar = z
  .object({
    /** Its name in the garage: its VIN or its key. */
    vin: z.string(),
    title: z.string(),
  })
  .meta({ id: 'LineCar' })

export type LineCar = z.output<typeof lineCar>
