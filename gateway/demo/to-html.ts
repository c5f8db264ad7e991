/** HTML of a text in which `## ` begins a heading, `- ` a point of a list and `[words](address)` is a link; a line is a paragraph. */
export function toHtml(text: string): string {
  const html: string[] = []
  let points: string[] = []
  const closeList = () => {
    if (points.length > 0) html.push(`<ul>${points.join('')}</ul>`)
    points = []
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      points.push(`<li>${inline(line.slice(2))}</li>`)
      continue
    }
    closeList()
    if (line.startsWith('## ')) html.push(`<h2>${inline(line.slice(3))}</h2>`)
    else if (line !== '') html.push(`<p>${inline(line)}</p>`)
  }
  closeList()
  return html.join('')
}

function inline(text: string): string {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
}
