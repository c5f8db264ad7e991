type Fields = Readonly<Record<string, unknown>>

/** The given fields that differ from the present ones; a field that the present state has not got counts as changed. */
export function changedFields<Changes extends Fields>(changes: Changes, present: Fields): Partial<Changes> {
  const changed = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== present[field],
  )
  // The guarantee: the entries are some of those of `changes`.
  return Object.fromEntries(changed) as Partial<Changes>
}
