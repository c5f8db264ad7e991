/** Reads what the processes of a command are going to read, so that a wrong setting ends it in one line before anything is built. */
export function takeSettings(...readers: readonly ((() => unknown) | undefined)[]): void {
  try {
    for (const read of readers) read?.()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
