import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The shell command that a document shows in the block ```` ```sh name=… ````, so that tests run what owners read. */
export function documentedCommand(root: string, document: string, name: string): string {
  const text = readFileSync(path.join(root, document), 'utf8')
  const command = new RegExp(`^\`\`\`sh name=${name}\\n(.*?)^\`\`\`$`, 'ms').exec(text)?.[1]
  if (command === undefined) throw new Error(`${document} has no command ${name}`)
  return command
}
