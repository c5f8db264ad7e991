const DEFAULT_MINUTES = 30

/** How long the soak lasts, from `--minutes 5`; undefined when the arguments say something else. */
export function readMinutes(args: readonly string[]): number | undefined {
  if (args.length === 0) return DEFAULT_MINUTES
  const [name, value, ...rest] = args
  const minutes = Number(value)
  return name === '--minutes' && rest.length === 0 && minutes > 0 ? minutes : undefined
}
