import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Read<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>
>

/** A command's keys and the arguments between them; `refuse` makes an error of a Russian sentence. */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  refuse: (message: string, cause: unknown) => Error,
): Read<Options> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    const name = cause instanceof Error ? (/'(-[^' ]*)/.exec(cause.message)?.[1] ?? '') : ''
    throw refuse(
      name === '' ? 'Ключи не разобраны' : `Ключ ${name} неизвестен, или с его значением что-то не так`,
      cause,
    )
  }
}
