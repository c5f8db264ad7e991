type Fields = Readonly<Record<string, unknown>>

/** A body with files, field by field: files as they are, plain values as text, anything deeper as JSON. */
export function toFormData(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Fields)) {
    for (const item of Array.isArray(value) ? value : [value]) append(form, name, item)
  }
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
}
