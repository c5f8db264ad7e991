import { expect, it } from 'vitest'
import { shareLinks } from './share-links'

it('fills in the address and the title, whatever they hold', () => {
  const links = shareLinks('https://shop.test/about/news/a', 'Шины & диски?')
  for (const { href } of links) {
    const query = [...new URL(href).searchParams.values()]
    expect(query.toSorted()).toEqual(['https://shop.test/about/news/a', 'Шины & диски?'])
  }
})
