import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { int, text } from '../fields'
import { FIRST_CAR_YEAR, LAST_CAR_YEAR, MAX_COMMENT_LENGTH, MAX_INT, MAX_NAME_LENGTH } from '../limits'
import { carNameField } from './line-car'
import { userCar, userRecord } from '../accounts/user-shapes'

const MAX_MILEAGE_KM = 10_000_000

const vin = carNameField

const carFields = {
  title: text(MAX_NAME_LENGTH).nullish(),
  mark: text(MAX_NAME_LENGTH).nullish(),
  model: text(MAX_NAME_LENGTH).nullish(),
  modification: text(MAX_NAME_LENGTH).nullish(),
  modificationUuid: text(64).nullish(),
  carId: int(1, MAX_INT).nullish(),
  year: int(FIRST_CAR_YEAR, LAST_CAR_YEAR).nullish(),
  plate: text(16).nullish(),
  mileage: int(0, MAX_MILEAGE_KM).nullish(),
  note: text(MAX_COMMENT_LENGTH).nullish(),
  isCurrent: z.boolean().optional(),
}

export const createCar = defineOperation({
  name: 'createCar',
  service: 'passport',
  summary: 'Adds a car to the garage; the VIN is compared without regard to case',
  method: 'POST',
  path: '/passport/spa/v1/car/create',
  body: z.object({ vin, ...carFields }),
  response: userRecord,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['validation', 'conflict'],
})

export const deleteCar = defineOperation({
  name: 'deleteCar',
  service: 'passport',
  summary: 'Removes a car from the garage',
  method: 'POST',
  path: '/passport/spa/v1/car/delete',
  body: z.object({ vin }),
  response: userRecord,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound'],
})

export const updateCar = defineOperation({
  name: 'updateCar',
  service: 'passport',
  summary: 'Changes the given fields of a car; `newVin` gives it another VIN',
  method: 'POST',
  path: '/passport/spa/v1/car/update',
  body: z.object({ vin, newVin: vin.optional(), ...carFields }),
  response: userRecord,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound', 'validation', 'conflict'],
})

/** Of the specification's list of calls; screens have the cars with the user. */
export const readCar = defineOperation({
  name: 'readCar',
  service: 'passport',
  summary: 'One car of the garage',
  method: 'POST',
  path: '/passport/spa/v1/car/read',
  body: z.object({ vin }),
  response: userCar,
  kind: 'read',
  auth: 'user',
  errors: ['notFound'],
})
