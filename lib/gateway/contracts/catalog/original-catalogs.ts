import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { articleField, brandField, codeField, optionalText, orNull, requiredText, text } from '../fields'
import { MAX_SSD_LENGTH } from '../limits'
import {
  originalCatalog,
  originalGroup,
  originalPart,
  originalUnit,
  originalUnitDetail,
  originalVehicle,
  wizardStep,
} from './original-catalog-shapes'

const MAX_COLLECTED_UNITS = 50
const MAX_OTHER_NUMBERS = 10

const ssd = requiredText(MAX_SSD_LENGTH)
const vehicleScope = { code: codeField, ssd, vehicleId: codeField.optional() }

export const findVehicleByVin = defineOperation({
  name: 'findVehicleByVin',
  service: 'laximo',
  summary: 'Vehicles by VIN or frame number',
  method: 'POST',
  path: '/laximo/v1/vehicle/findByVin',
  body: z.object({ vin: requiredText(32) }),
  response: z.object({ vehicles: z.array(originalVehicle) }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const listOriginalCatalogs = defineOperation({
  name: 'listOriginalCatalogs',
  service: 'laximo',
  summary: 'Original catalogues',
  method: 'POST',
  path: '/laximo/v1/catalogs',
  response: z.object({ catalogs: z.array(originalCatalog) }),
  kind: 'read',
})

export const listWizardSteps = defineOperation({
  name: 'listWizardSteps',
  service: 'laximo',
  summary: 'Questions that narrow a catalogue down to a vehicle',
  method: 'POST',
  path: '/laximo/v1/wizard/steps',
  body: z.object({ code: codeField, ssd: text(MAX_SSD_LENGTH).nullish() }),
  response: z.object({
    catalog: originalCatalog,
    ssd: z.string(),
    steps: z.array(wizardStep),
    /** Enough is known to list vehicles. */
    isReady: z.boolean(),
  }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const findVehiclesByWizard = defineOperation({
  name: 'findVehiclesByWizard',
  service: 'laximo',
  summary: 'Vehicles by the answers of the wizard',
  method: 'POST',
  path: '/laximo/v1/vehicle/findByWizard2',
  body: z.object({ code: codeField.optional(), ssd }),
  response: z.object({ vehicles: z.array(originalVehicle) }),
  kind: 'read',
  errors: ['validation'],
})

export const listOriginalGroups = defineOperation({
  name: 'listOriginalGroups',
  service: 'laximo',
  summary: 'Groups of a vehicle, flat, parents first',
  method: 'POST',
  path: '/laximo/v1/catalog/group',
  body: z.object(vehicleScope),
  response: z.object({ vehicle: originalVehicle, groups: z.array(originalGroup) }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const getOriginalCategory = defineOperation({
  name: 'getOriginalCategory',
  service: 'laximo',
  summary: 'One group with its units and their parts',
  method: 'POST',
  path: '/laximo/v1/category/detail',
  body: z.object({ ...vehicleScope, groupId: codeField }),
  response: z.object({ group: originalGroup, units: z.array(originalUnitDetail) }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const listOriginalUnits = defineOperation({
  name: 'listOriginalUnits',
  service: 'laximo',
  summary: 'Units of a vehicle or of one of its groups',
  method: 'POST',
  path: '/laximo/v1/units',
  body: z.object({ ...vehicleScope, groupId: codeField.nullish() }),
  response: z.object({ group: orNull(originalGroup), units: z.array(originalUnit) }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const getOriginalUnit = defineOperation({
  name: 'getOriginalUnit',
  service: 'laximo',
  summary: 'One unit with its exploded view and parts',
  method: 'POST',
  path: '/laximo/v1/catalog/unit',
  body: z.object({ ...vehicleScope, unitId: codeField }),
  response: originalUnitDetail,
  kind: 'read',
  errors: ['notFound', 'validation'],
})

const oemNumber = { article: articleField, brand: brandField.nullish() }

export const searchOriginalPart = defineOperation({
  name: 'searchOriginalPart',
  service: 'laximo',
  summary: 'An original number with its replacements and the catalogues that know it',
  method: 'POST',
  path: '/laximo/v1/oem/search',
  body: z.object(oemNumber),
  response: z.object({
    parts: z.array(
      z.object({
        article: z.string(),
        brand: z.string(),
        title: z.string(),
        replacedBy: optionalText,
        replaces: z.array(z.string()),
        catalogs: z.array(originalCatalog),
      }),
    ),
  }),
  kind: 'read',
})

export const listOriginalPartVehicles = defineOperation({
  name: 'listOriginalPartVehicles',
  service: 'laximo',
  summary: 'Vehicles that use an original number, or the first of others that a catalogue knows',
  method: 'POST',
  path: '/laximo/v1/oem/vehicles',
  body: z.object({
    ...oemNumber,
    code: codeField.nullish(),
    /** Further numbers of the same part, each tried when no vehicle has those before it. */
    others: z.array(z.object(oemNumber)).max(MAX_OTHER_NUMBERS).optional(),
  }),
  response: z.object({
    vehicles: z.array(originalVehicle),
    /** The one of the numbers that the vehicles have; absent, it is the first. */
    number: orNull(
      z.object({
        article: z.string(),
        brand: optionalText,
        replacedBy: optionalText,
        /** Numbers that it replaces; when absent, the search of the number returns both. */
        replaces: orNull(z.array(z.string())),
      }),
    ),
  }),
  kind: 'read',
})

export const listOriginalPartUnits = defineOperation({
  name: 'listOriginalPartUnits',
  service: 'laximo',
  summary: 'Units of a vehicle that hold an original number',
  method: 'POST',
  path: '/laximo/v1/oem/units',
  body: z.object({ ...oemNumber, ...vehicleScope }),
  response: z.object({
    units: z.array(originalUnit.extend({ parts: z.array(originalPart) })),
  }),
  kind: 'read',
  errors: ['notFound', 'validation'],
})

export const collectOriginalUnits = defineOperation({
  name: 'collectOriginalUnits',
  service: 'laximo',
  summary: 'Several units with their parts at once',
  method: 'POST',
  path: '/laximo/collect_units',
  body: z.object({ ...vehicleScope, unitIds: z.array(codeField).max(MAX_COLLECTED_UNITS) }),
  response: z.object({ units: z.array(originalUnitDetail) }),
  kind: 'read',
  batch: MAX_COLLECTED_UNITS,
  errors: ['notFound', 'validation'],
})
