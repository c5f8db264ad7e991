import type { FieldPath, FieldValues } from 'react-hook-form'
import type { SchemaForm } from '../use-schema-form'

/** The element of each field that a form shows now. */
type ShownFields = Map<string, HTMLElement>

// oxlint-disable-next-line typescript/no-explicit-any -- what a form makes of its values does not matter here
type AnyForm<Values extends FieldValues> = Pick<SchemaForm<Values, any>, 'control'>

const fieldsOf = new WeakMap<object, ShownFields>()

export function shownFields<Values extends FieldValues>({ control }: AnyForm<Values>): ShownFields {
  const known = fieldsOf.get(control)
  if (known) return known
  const fields: ShownFields = new Map()
  fieldsOf.set(control, fields)
  return fields
}

/** Fields with an error in their order on the page, then those that it does not show. */
export function wrongFields<Values extends FieldValues>(
  form: AnyForm<Values>,
  errors: object,
): FieldPath<Values>[] {
  const shown = shownFields(form)
  const names = Object.keys(errors).filter((name) => name !== 'root') as FieldPath<Values>[]
  return names.toSorted((a, b) => {
    const [first, second] = [shown.get(a), shown.get(b)]
    if (!first || !second) return Number(!first) - Number(!second)
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
