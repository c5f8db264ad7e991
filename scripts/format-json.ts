import { readFile } from 'node:fs/promises'
import { format, type FormatConfig } from 'oxfmt'

/** A value as the format check of the project wants its JSON file. */
export async function formatJson(value: unknown): Promise<string> {
  const file = new URL('../.oxfmtrc.json', import.meta.url)
  const { printWidth } = JSON.parse(await readFile(file, 'utf8')) as FormatConfig
  const { code } = await format('value.json', JSON.stringify(value), { printWidth })
  return code
}
