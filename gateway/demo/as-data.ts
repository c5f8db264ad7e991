/** The content of a JSON file with the type that its reader states: TypeScript sees neither unions nor tuples in JSON. */
export function asData<Content>(json: unknown): Content {
  return json as Content
}
