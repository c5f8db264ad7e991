/** Lines of a text that arrives in chunks, which are taken as their lines are: `readline` reads ahead up to 1024 lines, however long each. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    let from = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
      yield rest.slice(from, end)
      from = end + 1
    }
    rest = rest.slice(from)
  }
  if (rest !== '') yield rest
}
