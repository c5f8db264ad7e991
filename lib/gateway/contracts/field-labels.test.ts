import { expect, it } from 'vitest'
import * as z from 'zod'
import { deskOperations } from './desk/all'
import { FIELD_LABELS } from './field-labels'

/** What screens fill in by themselves, which the staff cannot mistype. */
const FILLED_BY_SCREENS =
  /^(?:.*Id|id|version|after|idempotencyKey|isAgreed|kind|notForTransports|payment|position|productExternalId|report|sequence|shop|slug|state|status|terms|clients|contractors|managers|externalId|decision)$/

function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) =>
      isSwitch(field) ? [] : [name, ...fieldsOf(field)],
    )
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  return isWrapped(schema) ? fieldsOf(schema.unwrap()) : []
}

function isWrapped(schema: z.core.$ZodType) {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
}

function isSwitch(schema: z.core.$ZodType): boolean {
  return isWrapped(schema) ? isSwitch(schema.unwrap()) : schema instanceof z.ZodBoolean
}

it.each(deskOperations.map((operation) => [operation.name, operation] as const))(
  'what the staff types into %s has a Russian name in refusals',
  (_, { body }) => {
    const names = body ? fieldsOf(body) : []
    expect(names.filter((name) => !FILLED_BY_SCREENS.test(name) && !(name in FIELD_LABELS))).toEqual([])
  },
)
