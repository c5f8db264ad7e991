import { MAX_CELL_CHARS, MAX_RECORD_CHARS, RECORD_NODE_CHARS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'
import { streamXml } from './xml-stream'

export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlNode[]
}

export type RecordOptions = {
  /** Memory of one record; a whole directory of values needs more than an offer. */
  maxChars?: number
  /** An element that is around records. */
  onOutside?: (name: string, attributes: Readonly<Record<string, string>>) => void
}

/** The elements of the given names with their contents, one after another; none within another. */
export async function* xmlRecords(
  source: ByteSource,
  names: ReadonlySet<string>,
  { maxChars = MAX_RECORD_CHARS, onOutside }: RecordOptions = {},
): AsyncIterable<XmlNode> {
  let ready: XmlNode[] = []
  const path: XmlNode[] = []
  let chars = 0
  const count = (more: number) => {
    chars += more
    if (chars > maxChars) throw new PriceFileError(`В одном «${path[0]?.name}» слишком много данных`)
  }
  const open = (name: string, attributes: Record<string, string>) => {
    const parent = path.at(-1)
    if (!parent && !names.has(name)) return onOutside?.(name, attributes)
    const node: XmlNode = { name, attributes, text: '', children: [] }
    parent?.children.push(node)
    path.push(node)
    if (!parent) chars = 0
    count(RECORD_NODE_CHARS + Object.values(attributes).join('').length)
  }
  const text = (part: string) => {
    const node = path.at(-1)
    if (!node || node.text.length >= MAX_CELL_CHARS) return
    node.text += part
    count(part.length)
  }
  const close = () => {
    const node = path.pop()
    if (node && path.length === 0) ready.push(node)
  }
  for await (const _ of streamXml(source, { open, text, close })) {
    yield* ready
    ready = []
  }
}

export function childrenOf(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  return path.reduce<XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node ? [node] : [],
  )
}

/** Text of the first element at the path that has some. */
export function textOf(node: XmlNode | undefined, ...path: string[]): string {
  return (
    childrenOf(node, ...path)
      .map(({ text }) => text.trim())
      .find((text) => text !== '') ?? ''
  )
}
