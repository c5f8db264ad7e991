const BLOCK_END = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi
// An element ends before the next one begins: a row of open ones would be read to its end from each of them.
const ITEM = /<li[^<>]*>/gi
const TAG = /<\/?[a-z][^<>]*>/gi
const SIGNS: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&laquo;': '«',
  '&raquo;': '»',
  '&mdash;': '—',
  '&ndash;': '–',
  '&amp;': '&',
}
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const POINT = /^\s*[-–—•*]\s+/

/** A text as HTML: paragraphs and points, and nothing of the markup that a program has left in it. */
export function toDescription(text: string): string {
  const lines = plain(text)
    .split('\n')
    .map((line) => line.trim())
  const blocks: string[] = []
  let points: string[] = []
  const close = () => {
    if (points.length > 0) blocks.push(`<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`)
    points = []
  }
  for (const line of lines) {
    if (line === '') continue
    if (POINT.test(line)) points.push(escape(line.replace(POINT, '')))
    else {
      close()
      blocks.push(`<p>${escape(line)}</p>`)
    }
  }
  close()
  return blocks.join('')
}

/** The words of a description, points with a dash: `toDescription` makes the same description of them. */
export function toPlainText(html: string): string {
  return plain(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function plain(text: string): string {
  return text
    .replaceAll('\r', '')
    .replaceAll(ITEM, '\n- ')
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(TAG, ' ')
    .replaceAll(/&[a-z]+;/g, (sign) => SIGNS[sign] ?? sign)
}

function escape(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
}
