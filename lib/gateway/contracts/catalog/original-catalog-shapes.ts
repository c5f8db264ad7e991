import * as z from 'zod'
import { flag, optionalText, orDefault, orNull } from '../fields'

const attribute = z.object({ code: z.string(), title: z.string(), value: z.string() })

export const originalCatalog = z
  .object({
    catalogId: z.string(),
    catalogName: z.string(),
    /** Sorted and grouped by its first letter. */
    code: z.string(),
    brand: z.string(),
    pictureUrl: optionalText,
    isVinSearch: flag,
    isWizard: flag,
    vinExample: optionalText,
  })
  .meta({ id: 'OriginalCatalog' })

export const originalVehicle = z
  .object({
    vehicleId: z.string(),
    /** Code of the catalogue. */
    code: z.string(),
    /** State of the search inside the catalogue; opaque, passed back as it came. */
    ssd: z.string(),
    brand: z.string(),
    name: z.string(),
    vin: optionalText,
    year: orNull(z.int()),
    /** Id of the same car in the vehicle catalogue. */
    carId: orNull(z.int()),
    attributes: orDefault(z.array(attribute), []),
  })
  .meta({ id: 'OriginalVehicle' })

export const wizardStep = z
  .object({
    id: z.string(),
    title: z.string(),
    isDetermined: flag,
    /** Title of the chosen option. */
    value: optionalText,
    /** Each option's ssd leads to the next step. */
    options: z.array(z.object({ title: z.string(), ssd: z.string() })),
    /** Undoes the choice of this step. */
    resetSsd: optionalText,
  })
  .meta({ id: 'WizardStep' })

export const originalGroup = z
  .object({
    groupId: z.string(),
    parentId: orNull(z.string()),
    title: z.string(),
    /** Has units directly below. */
    isLeaf: flag,
    /** Beside the tree: gathers one kind of part, whose rows its units mark. */
    isQuick: flag,
    ssd: z.string(),
    pictureUrl: optionalText,
  })
  .meta({ id: 'OriginalGroup' })

export const originalUnit = z
  .object({
    unitId: z.string(),
    groupId: optionalText,
    code: z.string(),
    title: z.string(),
    note: optionalText,
    pictureUrl: optionalText,
    ssd: z.string(),
  })
  .meta({ id: 'OriginalUnit' })

export const originalPart = z
  .object({
    /** Callout on the picture. */
    position: z.string(),
    article: z.string(),
    brand: z.string(),
    title: z.string(),
    amount: optionalText,
    note: optionalText,
    /** Years, options and markets for which the part is valid. */
    attributes: orDefault(z.array(attribute), []),
    replacedBy: optionalText,
    /** Found by the search that led here. */
    isMatch: flag,
  })
  .meta({ id: 'OriginalPart' })

/** A callout's box, in pixels of the original picture. */
export const hotspot = z
  .object({ position: z.string(), x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })
  .meta({ id: 'Hotspot' })

export const originalUnitDetail = originalUnit
  .extend({
    picture: orNull(z.object({ url: z.string(), width: z.int(), height: z.int() })),
    hotspots: orDefault(z.array(hotspot), []),
    parts: z.array(originalPart),
  })
  .meta({ id: 'OriginalUnitDetail' })
