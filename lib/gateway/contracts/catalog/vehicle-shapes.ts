import * as z from 'zod'
import { flag, optionalText, orDefault, orNull } from '../fields'

export const manufacturer = z
  .object({ id: z.int(), title: z.string(), isPopular: flag, pictureUrl: optionalText })
  .meta({ id: 'Manufacturer' })

/** Years are DD.MM.YYYY; anything else is to be read as unknown. */
export const vehicleModel = z
  .object({
    id: z.int(),
    manufacturerId: z.int(),
    title: z.string(),
    isPopular: flag,
    yearFrom: optionalText,
    yearTo: optionalText,
    pictureUrl: optionalText,
  })
  .meta({ id: 'VehicleModel' })

export const vehicleCar = z
  .object({
    id: z.int(),
    modelId: z.int(),
    manufacturer: z.string(),
    model: z.string(),
    title: z.string(),
    yearFrom: optionalText,
    yearTo: optionalText,
    engine: optionalText,
    fuel: optionalText,
    /** Cubic centimetres. */
    volume: orNull(z.int()),
    /** Horsepower. */
    power: orNull(z.int()),
    kilowatts: orNull(z.int()),
    body: optionalText,
    drive: optionalText,
    gearbox: optionalText,
    /** Key of the same car among those of planned service. */
    uuid: optionalText,
  })
  .meta({ id: 'VehicleCar' })

export const vehicleAssistant = z
  .object({
    /** Goes into the `assistants` of a listing. */
    id: z.string(),
    title: z.string(),
    sectionCode: optionalText,
    location: z.string(),
    count: orDefault(z.int(), 0),
    /** Depth in the catalogue, 1 at its top; a section stands above those below it. */
    level: orDefault(z.int(), 1),
    pictureUrl: optionalText,
  })
  .meta({ id: 'VehicleAssistant' })
