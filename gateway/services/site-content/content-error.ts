export type ContentProblem = { file: string; line: number; message: string }

export function lineOf({ file, line, message }: ContentProblem): string {
  return `${file}:${line}: ${message}`
}

/** A folder that cannot be used; the message has a line for each problem, beginning with its file and line. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  /** `told` is the message of a problem that another process found. */
  constructor(problems: readonly ContentProblem[], notified?: string) {
    super(notified ?? problems.map(lineOf).join('\n'))
  }
}
