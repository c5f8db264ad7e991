type Ending = { words: string; code: 0 | 1 }

/** How a command that takes its settings from the environment alone ends at its arguments; undefined without any. */
export function endingAt([first]: readonly string[], usage: string): Ending | undefined {
  if (first === undefined) return undefined
  if (first === '--help' || first === '-h') return { words: usage, code: 0 }
  return { words: `Ключа «${first}» нет.\n\n${usage}`, code: 1 }
}

/** Ends the command with its usage, or with the argument that it does not know. */
export function takeNoArguments(usage: string): void {
  const ending = endingAt(process.argv.slice(2), usage)
  if (!ending) return
  console[ending.code === 0 ? 'log' : 'error'](ending.words)
  process.exit(ending.code)
}
